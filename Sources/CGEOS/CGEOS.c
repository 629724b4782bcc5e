// GEOS, loaded when it is first asked for: linked, it would cost each start of a process 2.5 ms, which
// is more than all the rest. Functions have GEOS's names and types, so that callers see no difference.
// On other systems GEOS is linked, and this file is empty.
#include "CGEOS.h"

#ifdef __linux__
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// Every function that is used; a new one is one line here and one below.
#define FUNCTIONS(each)                      \
  each(GEOS_init_r)                          \
  each(GEOSContext_setErrorMessageHandler_r) \
  each(GEOSCoordSeq_copyFromBuffer_r)        \
  each(GEOSCoordSeq_copyToBuffer_r)          \
  each(GEOSCoordSeq_getSize_r)               \
  each(GEOSFree_r)                           \
  each(GEOSGeomGetX_r)                       \
  each(GEOSGeomGetY_r)                       \
  each(GEOSGeomTypeId_r)                     \
  each(GEOSGeom_createCollection_r)          \
  each(GEOSGeom_createLineString_r)          \
  each(GEOSGeom_createLinearRing_r)          \
  each(GEOSGeom_createPointFromXY_r)         \
  each(GEOSGeom_createPolygon_r)             \
  each(GEOSGeom_destroy_r)                   \
  each(GEOSGeom_getCoordSeq_r)               \
  each(GEOSGetExteriorRing_r)                \
  each(GEOSGetGeometryN_r)                   \
  each(GEOSGetInteriorRingN_r)               \
  each(GEOSGetNumGeometries_r)               \
  each(GEOSGetNumInteriorRings_r)            \
  each(GEOSMakeValid_r)                      \
  each(GEOSPrepare_r)                        \
  each(GEOSPreparedContains_r)               \
  each(GEOSPreparedCovers_r)                 \
  each(GEOSPreparedGeom_destroy_r)           \
  each(GEOSPreparedIntersects_r)             \
  each(GEOSisEmpty_r)                        \
  each(GEOSisValidDetail_r)                  \
  each(GEOS_finish_r)

#define POINTER(name) __typeof__(&name) name;
static struct {
  FUNCTIONS(POINTER)
} geos;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libgeos_c.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define FIND(name) \
  if ((geos.name = (__typeof__(&name))dlsym(library, #name)) == NULL) return;
  FUNCTIONS(FIND)
  is_loaded = 1;
}

// All other functions need what this one returns, so they need not ask again.
GEOSContextHandle_t GEOS_init_r(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? geos.GEOS_init_r() : NULL;
}

GEOSMessageHandler_r GEOSContext_setErrorMessageHandler_r(GEOSContextHandle_t extHandle,
                                                          GEOSMessageHandler_r ef, void *userData) {
  return geos.GEOSContext_setErrorMessageHandler_r(extHandle, ef, userData);
}

GEOSCoordSequence *GEOSCoordSeq_copyFromBuffer_r(GEOSContextHandle_t handle, const double *buf,
                                                 unsigned int size, int hasZ, int hasM) {
  return geos.GEOSCoordSeq_copyFromBuffer_r(handle, buf, size, hasZ, hasM);
}

int GEOSCoordSeq_copyToBuffer_r(GEOSContextHandle_t handle, const GEOSCoordSequence *s, double *buf,
                                int hasZ, int hasM) {
  return geos.GEOSCoordSeq_copyToBuffer_r(handle, s, buf, hasZ, hasM);
}

int GEOSCoordSeq_getSize_r(GEOSContextHandle_t handle, const GEOSCoordSequence *s,
                           unsigned int *size) {
  return geos.GEOSCoordSeq_getSize_r(handle, s, size);
}

void GEOSFree_r(GEOSContextHandle_t handle, void *buffer) {
  geos.GEOSFree_r(handle, buffer);
}

int GEOSGeomGetX_r(GEOSContextHandle_t handle, const GEOSGeometry *g, double *x) {
  return geos.GEOSGeomGetX_r(handle, g, x);
}

int GEOSGeomGetY_r(GEOSContextHandle_t handle, const GEOSGeometry *g, double *y) {
  return geos.GEOSGeomGetY_r(handle, g, y);
}

int GEOSGeomTypeId_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSGeomTypeId_r(handle, g);
}

GEOSGeometry *GEOSGeom_createCollection_r(GEOSContextHandle_t handle, int type,
                                          GEOSGeometry **geoms, unsigned int ngeoms) {
  return geos.GEOSGeom_createCollection_r(handle, type, geoms, ngeoms);
}

GEOSGeometry *GEOSGeom_createLineString_r(GEOSContextHandle_t handle, GEOSCoordSequence *s) {
  return geos.GEOSGeom_createLineString_r(handle, s);
}

GEOSGeometry *GEOSGeom_createLinearRing_r(GEOSContextHandle_t handle, GEOSCoordSequence *s) {
  return geos.GEOSGeom_createLinearRing_r(handle, s);
}

GEOSGeometry *GEOSGeom_createPointFromXY_r(GEOSContextHandle_t handle, double x, double y) {
  return geos.GEOSGeom_createPointFromXY_r(handle, x, y);
}

GEOSGeometry *GEOSGeom_createPolygon_r(GEOSContextHandle_t handle, GEOSGeometry *shell,
                                       GEOSGeometry **holes, unsigned int nholes) {
  return geos.GEOSGeom_createPolygon_r(handle, shell, holes, nholes);
}

void GEOSGeom_destroy_r(GEOSContextHandle_t handle, GEOSGeometry *g) {
  geos.GEOSGeom_destroy_r(handle, g);
}

const GEOSCoordSequence *GEOSGeom_getCoordSeq_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSGeom_getCoordSeq_r(handle, g);
}

const GEOSGeometry *GEOSGetExteriorRing_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSGetExteriorRing_r(handle, g);
}

const GEOSGeometry *GEOSGetGeometryN_r(GEOSContextHandle_t handle, const GEOSGeometry *g, int n) {
  return geos.GEOSGetGeometryN_r(handle, g, n);
}

const GEOSGeometry *GEOSGetInteriorRingN_r(GEOSContextHandle_t handle, const GEOSGeometry *g,
                                           int n) {
  return geos.GEOSGetInteriorRingN_r(handle, g, n);
}

int GEOSGetNumGeometries_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSGetNumGeometries_r(handle, g);
}

int GEOSGetNumInteriorRings_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSGetNumInteriorRings_r(handle, g);
}

GEOSGeometry *GEOSMakeValid_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSMakeValid_r(handle, g);
}

const GEOSPreparedGeometry *GEOSPrepare_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSPrepare_r(handle, g);
}

char GEOSPreparedContains_r(GEOSContextHandle_t handle, const GEOSPreparedGeometry *pg1,
                            const GEOSGeometry *g2) {
  return geos.GEOSPreparedContains_r(handle, pg1, g2);
}

char GEOSPreparedCovers_r(GEOSContextHandle_t handle, const GEOSPreparedGeometry *pg1,
                          const GEOSGeometry *g2) {
  return geos.GEOSPreparedCovers_r(handle, pg1, g2);
}

void GEOSPreparedGeom_destroy_r(GEOSContextHandle_t handle, const GEOSPreparedGeometry *g) {
  geos.GEOSPreparedGeom_destroy_r(handle, g);
}

char GEOSPreparedIntersects_r(GEOSContextHandle_t handle, const GEOSPreparedGeometry *pg1,
                              const GEOSGeometry *g2) {
  return geos.GEOSPreparedIntersects_r(handle, pg1, g2);
}

char GEOSisEmpty_r(GEOSContextHandle_t handle, const GEOSGeometry *g) {
  return geos.GEOSisEmpty_r(handle, g);
}

char GEOSisValidDetail_r(GEOSContextHandle_t handle, const GEOSGeometry *g, int flags,
                         char **reason, GEOSGeometry **location) {
  return geos.GEOSisValidDetail_r(handle, g, flags, reason, location);
}

void GEOS_finish_r(GEOSContextHandle_t handle) {
  geos.GEOS_finish_r(handle);
}

#endif
