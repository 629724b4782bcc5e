#ifndef CGEOS_H
#define CGEOS_H
#define GEOS_USE_ONLY_R_API 1
#ifdef __linux__
// These functions are ours, see CGEOS.c; nobody else is to meet them.
#pragma GCC visibility push(hidden)
#include <geos_c.h>
#pragma GCC visibility pop
#else
#include <geos_c.h>
#endif
#endif
