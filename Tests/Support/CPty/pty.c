#define _GNU_SOURCE
#include "CPty.h"
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int tabterm_pty_open(char *name, unsigned long capacity) {
    int fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) return -1;
    if (grantpt(fd) != 0 || unlockpt(fd) != 0 || ptsname_r(fd, name, capacity) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

int tabterm_pty_resize(int terminal, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(terminal, TIOCSWINSZ, &size);
}

int tabterm_process_file(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

pid_t tabterm_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *terminal, const char *input,
    const char *output, const char *directory) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    pid_t child = -1;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    /* The first terminal that a session's leader opens becomes its controlling one. */
    posix_spawn_file_actions_addopen(&actions, 0, terminal ? terminal : "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    if (input) posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
    if (output) posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (directory) posix_spawn_file_actions_addchdir_np(&actions, directory);
    int failed = posix_spawn(&child, program, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed ? -failed : child;
}

int tabterm_sanitizer(void) {
#if __has_feature(address_sanitizer)
    return 1;
#elif __has_feature(thread_sanitizer)
    return 2;
#else
    return 0;
#endif
}
