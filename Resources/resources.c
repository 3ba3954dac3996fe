/* Embeds the guide, the catalogue of words and the man page; a file added to Resources is listed here once. */
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char welcome[] = {
#embed "guide/welcome.md"
};
static const unsigned char words_en[] = {
#embed "locales/en.strings"
};

const tabterm_resource tabterm_resources[] = {
    {"guide/welcome.md", welcome, sizeof welcome},
    {"locales/en.strings", words_en, sizeof words_en},
};
const size_t tabterm_resource_count = sizeof tabterm_resources / sizeof tabterm_resources[0];
