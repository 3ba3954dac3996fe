#ifndef TABTERM_CRESOURCES_H
#define TABTERM_CRESOURCES_H

/* Files that travel inside the binary. Each is bytes and a length; nothing is terminated. */
#include <stddef.h>

typedef struct {
    const char *path;           /* relative to Resources, with forward slashes */
    const unsigned char *bytes;
    size_t length;
} tabterm_resource;

/* All embedded files in the order of their declaration, and their number. */
extern const tabterm_resource tabterm_resources[];
extern const size_t tabterm_resource_count;

/* The first of them: Swift does not see an array of unknown length. */
static inline const tabterm_resource *tabterm_first_resource(void) { return tabterm_resources; }

#endif
