#include "CLineKernels.h"

#include <math.h>

// Vectors are handed to inlined functions only.
#pragma clang diagnostic ignored "-Wpsabi"

typedef double v4 __attribute__((ext_vector_type(4)));
typedef double v4_anywhere __attribute__((ext_vector_type(4), aligned(8)));

#define INLINE static inline __attribute__((always_inline))

#define NAME(function) function##_plain
#include "LineKernelsBody.h"
#undef NAME

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define NAME(function) function##_wide
#include "LineKernelsBody.h"
#undef NAME
#pragma clang attribute pop

static int is_wide(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#define CALL(function, ...) \
  (is_wide() ? function##_wide(__VA_ARGS__) : function##_plain(__VA_ARGS__))
#else
#define CALL(function, ...) function##_plain(__VA_ARGS__)
#endif

void rl_box(const double *longitude_latitude, ptrdiff_t count, double width, double height,
            rl_box_sides *box) {
  CALL(rl_box, longitude_latitude, count, width, height, box);
}

double rl_chart_project(const double *longitude_latitude, const rl_chart *chart,
                        const rl_plane *plane) {
  return CALL(rl_chart_project, longitude_latitude, chart, plane);
}

ptrdiff_t rl_search(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last, const rl_edge *edge,
                    const rl_search_limits *limits, int32_t *found, ptrdiff_t room,
                    double *distance, int64_t *work) {
  return CALL(rl_search, plane, first, last, edge, limits, found, room, distance, work);
}

ptrdiff_t rl_collect(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last, const rl_edge *edge,
                     double square, int32_t *found, ptrdiff_t room) {
  return CALL(rl_collect, plane, first, last, edge, square, found, room);
}
