#ifndef TABTERM_CVTERM_SHIM_H
#define TABTERM_CVTERM_SHIM_H

#include <vterm.h>

#endif
