#ifndef TABTERM_CPTY_H
#define TABTERM_CPTY_H

/* Pseudo-terminals, which Swift's Glibc module does not export. */
int tabterm_pty_open(char *name, unsigned long capacity);

#endif
