#ifndef TABTERM_CPTY_H
#define TABTERM_CPTY_H

#include <sys/types.h>
#include <termios.h>

/* Pseudo-terminals and process files, which Swift's Glibc module does not export. */

/* Opens a master and writes the path of its other end to `name`; the descriptor, or -1. */
int tabterm_pty_open(char *name, unsigned long capacity);

/* Sets the size of a terminal. */
int tabterm_pty_resize(int terminal, int columns, int rows);

/* A file that becomes readable when the process ends. */
int tabterm_process_file(pid_t process);

/* Starts a program in a session of its own, without inherited signal masks and ignored signals. `terminal` becomes its
   files 0 to 2 and its controlling terminal; `input` and `output`, if not null, take the place of files 0 and 1.
   Without a terminal its files are /dev/null. The process, or the negated errno. */
pid_t tabterm_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *terminal, const char *input,
    const char *output, const char *directory);

/* 1 if this was built with the address sanitizer, 2 with that of threads, else 0. */
int tabterm_sanitizer(void);

#endif
