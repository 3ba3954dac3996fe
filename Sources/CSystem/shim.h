#ifndef TABTERM_CSYSTEM_H
#define TABTERM_CSYSTEM_H

/* What glibc has and Swift's Glibc module leaves out: long options with their global state, memmem, who is at the other
   end of a socket, and what kind of file system a path lies in. */
#include <getopt.h>
#include <stddef.h>
#include <sys/socket.h>
#include <sys/vfs.h>
#include <unistd.h>

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

/* The user of the process at the other end of a socket, or -1. */
static inline long tabterm_peer_user(int socket) {
    struct { pid_t pid; uid_t uid; gid_t gid; } peer;
    socklen_t length = sizeof peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && length == sizeof peer ? (long)peer.uid : -1;
}

/* The magic number of the file system that a path lies in, or 0. */
static inline unsigned long tabterm_file_system(const char *path) {
    struct statfs facts;
    return statfs(path, &facts) == 0 ? (unsigned long)facts.f_type & 0xffffffffUL : 0;
}

#endif
