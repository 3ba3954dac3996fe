/* Embeds the guide, the catalogue of words and the man page; a file added to Resources is listed here once. The guide is
   shown in the order of this list. */
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char guide_welcome[] = {
#embed "guide/welcome.md"
};
static const unsigned char guide_keys[] = {
#embed "guide/keys.md"
};
static const unsigned char guide_arranging[] = {
#embed "guide/arranging.md"
};
static const unsigned char guide_narrow[] = {
#embed "guide/narrow.md"
};
static const unsigned char guide_reading_folders[] = {
#embed "guide/Reading/folders.md"
};
static const unsigned char guide_reading_reading[] = {
#embed "guide/Reading/reading.md"
};
static const unsigned char guide_reading_search[] = {
#embed "guide/Reading/search.md"
};
static const unsigned char guide_reading_collections[] = {
#embed "guide/Reading/collections.md"
};
static const unsigned char guide_beyond_remembered[] = {
#embed "guide/Beyond/remembered.md"
};
static const unsigned char guide_beyond_terminals[] = {
#embed "guide/Beyond/terminals.md"
};
static const unsigned char guide_beyond_swift_library[] = {
#embed "guide/Beyond/Swift/library.md"
};
static const unsigned char guide_beyond_swift_differences[] = {
#embed "guide/Beyond/Swift/differences.md"
};
static const unsigned char words_en[] = {
#embed "locales/en.strings"
};
static const unsigned char manual[] = {
#embed "man/tabterm.1"
};

/* A file and its length under its path. */
#define FILE(path, bytes) {path, bytes, sizeof bytes}

const tabterm_resource tabterm_resources[] = {
    FILE("guide/welcome.md", guide_welcome),
    FILE("guide/keys.md", guide_keys),
    FILE("guide/arranging.md", guide_arranging),
    FILE("guide/narrow.md", guide_narrow),
    FILE("guide/Reading/folders.md", guide_reading_folders),
    FILE("guide/Reading/reading.md", guide_reading_reading),
    FILE("guide/Reading/search.md", guide_reading_search),
    FILE("guide/Reading/collections.md", guide_reading_collections),
    FILE("guide/Beyond/remembered.md", guide_beyond_remembered),
    FILE("guide/Beyond/terminals.md", guide_beyond_terminals),
    FILE("guide/Beyond/Swift/library.md", guide_beyond_swift_library),
    FILE("guide/Beyond/Swift/differences.md", guide_beyond_swift_differences),
    FILE("locales/en.strings", words_en),
    FILE("man/tabterm.1", manual),
};
const size_t tabterm_resource_count = sizeof tabterm_resources / sizeof tabterm_resources[0];
