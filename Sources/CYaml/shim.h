#ifndef TABTERM_CYAML_SHIM_H
#define TABTERM_CYAML_SHIM_H

#include <yaml.h>

#endif
