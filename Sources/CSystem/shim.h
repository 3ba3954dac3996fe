#ifndef TABTERM_CSYSTEM_H
#define TABTERM_CSYSTEM_H

/* What glibc has and Swift's Glibc module leaves out: long options with their global state, and memmem. */
#include <getopt.h>
#include <stddef.h>

extern void *memmem(const void *all, size_t all_length, const void *wanted, size_t wanted_length);

/* Begins anew, with no message of getopt's own. */
static inline void tabterm_begin_options(void) { optind = 0; opterr = 0; }

/* The value of the option that was read last, or NULL. */
static inline char *tabterm_option_value(void) { return optarg; }

/* The short letter that was refused, or the code of a long option whose value is wrong, or 0. */
static inline int tabterm_refused_option(void) { return optopt; }

/* The number of the argument that comes next. */
static inline int tabterm_next_argument(void) { return optind; }
static inline void tabterm_skip_argument(void) { optind++; }

#endif
