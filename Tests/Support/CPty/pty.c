#define _GNU_SOURCE
#include "CPty.h"
#include <fcntl.h>
#include <stdlib.h>

/* Opens a master and writes the path of its other end to `name`; the descriptor, or -1. */
int tabterm_pty_open(char *name, unsigned long capacity) {
    int fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) return -1;
    if (grantpt(fd) != 0 || unlockpt(fd) != 0 || ptsname_r(fd, name, capacity) != 0) return -1;
    return fd;
}
