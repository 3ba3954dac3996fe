#ifndef TABTERM_CSQLITE_SHIM_H
#define TABTERM_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
