#ifndef TABTERM_CNCURSES_SHIM_H
#define TABTERM_CNCURSES_SHIM_H

/* ncurses with wide characters. What Swift cannot import, macros, globals and a few calls that its Glibc module leaves
   out, stands below as functions; nothing here decides anything. */
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <fcntl.h>
#include <langinfo.h>
#include <malloc.h>
#include <ncursesw/curses.h>
#include <ncursesw/term.h>
#include <signal.h>
#include <stdbool.h>
#include <termios.h>

extern int wcwidth(wchar_t);
extern int memfd_create(const char *, unsigned);
extern int pipe2(int[2], int);

/* Dispatch's main queue for a run loop that is not Dispatch's: a file to wait for, and what is to be called when there is
   something to read in it. Foundation's run loop stands on these two. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

/* Columns of a scalar in the locale; -1 if unknown. */
static inline int tabterm_wcwidth(unsigned scalar) { return wcwidth((wchar_t)scalar); }

/* One heap for all threads: a second one grows by single pages, with a call to the system for each. */
static inline void tabterm_use_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

/* A file in memory that children don't inherit. */
static inline int tabterm_memory_file(void) { return memfd_create("screen", 1 /* MFD_CLOEXEC */); }

/* What the screen is to show from the next doupdate() on. Drawn on as it is, it need not be copied from stdscr first. */
static inline WINDOW *tabterm_window(void) { return newscr; }

/* How many colours the open terminal has. */
static inline int tabterm_colors(void) { return COLORS; }

/* The encoding's name, as in "UTF-8". */
static inline const char *tabterm_codeset(void) { return nl_langinfo(CODESET); }

/* ncurses' attributes for the bits of TerminalScreen's Attributes. */
static inline attr_t tabterm_attributes(unsigned bits) {
    return (bits & 1 ? WA_BOLD : 0) | (bits & 2 ? WA_DIM : 0) | (bits & 4 ? WA_ITALIC : 0) |
           (bits & 8 ? WA_UNDERLINE : 0) | (bits & 32 ? WA_REVERSE : 0);
}

/* Makes a cell of text that ends with 0: a spacing scalar and its marks. */
static inline void tabterm_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
    setcchar(cell, text, attributes, 0, &pair);
}

/* Writes cells from a place on; wide ones take up two columns. */
static inline void tabterm_put_cells(WINDOW *window, int row, int column, const cchar_t *cells, int count) {
    if (wmove(window, row, column) != ERR) wadd_wchnstr(window, cells, count);
}

/* The same for cells of ASCII alone, each with its attributes and a pair below 256: a third of the work. */
static inline void tabterm_put_letters(WINDOW *window, int row, int column, const chtype *cells, int count) {
    if (wmove(window, row, column) != ERR) waddchnstr(window, cells, count);
}

/* The bits of a colour pair below 256 in such a cell. */
static inline chtype tabterm_pair_bits(int pair) { return COLOR_PAIR(pair); }

/* A capability of the open terminal, or null. */
static inline const char *tabterm_capability(const char *name) {
    const char *text = tigetstr(name);
    return text == (const char *)-1 ? 0 : text;
}

/* Sets what becomes of a signal: a handler on the alternate stack; calls that it interrupts go on. The same signal may come
 * again meanwhile: of a fault within a handler nobody would hear otherwise. */
static inline void tabterm_handle(int number, void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, 0);
}

/* The same for a handler that does next to nothing and that no signal interrupts: a burst of them, each upon the one before,
 * would be more than the stack holds. */
static inline void tabterm_note(int number, void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    sigfillset(&action.sa_mask);
    sigaction(number, &action, 0);
}

/* Whether the program was started with that signal ignored. */
static inline bool tabterm_is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, 0, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* Gives a signal back its default effect. */
static inline void tabterm_default(int number) { signal(number, SIG_DFL); }

/* Has a signal ignored. */
static inline void tabterm_ignore(int number) { signal(number, SIG_IGN); }

/* A pipe that neither blocks nor is inherited. */
static inline int tabterm_pipe(int ends[2]) { return pipe2(ends, O_NONBLOCK | O_CLOEXEC); }

#endif
