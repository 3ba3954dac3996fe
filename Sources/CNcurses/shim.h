#ifndef TABTERM_CNCURSES_SHIM_H
#define TABTERM_CNCURSES_SHIM_H

/* ncurses with wide characters; what Swift cannot import (macros, globals) is re-exported below as functions. */
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

#endif
