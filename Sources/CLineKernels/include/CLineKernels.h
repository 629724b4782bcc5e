// Loops over the vertices of lines that are worth wide vector registers. They use what the processor
// has: their last digits may differ from one machine to another, so results stand inside error
// bounds only, never in outputs.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// The earth about a place, as `rl_chart_project` needs it; angles in radians unless said.
typedef struct {
  double longitude;  // of the middle, degrees
  double latitude;   // degrees
  double sine;       // of the latitude
  double cosine;
  double normal;     // radius of curvature in the prime vertical, meters
  double axial;      // normal * cosine: the middle's distance from the axis
  double polar;      // normal * (1 - e2) * sine: its height over the equator's plane
  double e2;         // first eccentricity squared
  double e2_by_w2;   // e2 / (1 - e2 * sine * sine)
  double inverse_radius;  // of the distance between the middle and the center of projection
} rl_chart;

/// An edge between two vertices in a plane, seen from its middle.
typedef struct {
  double x, y;    // its middle
  double dx, dy;  // its direction, of length 1; 1, 0 for an edge of no length
  double half;    // half its length
} rl_edge;

/// Vertices in a plane, and boxes around them: the middles' x, all of them, then their y, half the
/// widths, half the heights.
typedef struct {
  double *x, *y;
  double *boxes;   // of whole blocks of 64 vertices
  double *groups;  // of whole groups of 64 blocks
  ptrdiff_t count, block_count, group_count;
} rl_plane;

/// What is looked for. A distance in the plane is wrong by up to `relative` of it and `absolute`.
typedef struct {
  double tolerance;
  double relative, absolute;
} rl_search_limits;

/// A box in degrees; longitudes are relative to a vertex.
typedef struct {
  double west, east, south, north;
} rl_box_sides;

/// The least and greatest longitude relative to the first vertex (the short way) and latitude.
/// Stops early, with what it has, when the box is wider or higher than the limits.
void rl_box(const double *longitude_latitude, ptrdiff_t count, double width, double height,
            rl_box_sides *box);

/// Projects vertices from the middle's center of curvature onto the plane that touches the earth in
/// the middle, and puts boxes around them. Writes up to three numbers more than there are vertices.
/// Returns the square of the greatest distance from the middle.
double rl_chart_project(const double *longitude_latitude, const rl_chart *chart,
                        const rl_plane *plane);

/// The vertices in first..<last that may be the farthest from an edge, if that may be beyond the
/// tolerance, ascending. Returns how many there are; no more than there is room for are written.
///
/// `distance` becomes the greatest distance in the plane, or less than the tolerance where no vertex
/// may be beyond. `work` grows by what was looked at, in vertices. Blocks and groups that lie nearer
/// than what has been found are passed over.
ptrdiff_t rl_search(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last, const rl_edge *edge,
                    const rl_search_limits *limits, int32_t *found, ptrdiff_t room,
                    double *distance, int64_t *work);

/// The vertices in first..<last of which the square of the distance to an edge is at least so much,
/// ascending. Returns how many there are; no more than there is room for are written.
ptrdiff_t rl_collect(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last, const rl_edge *edge,
                     double square, int32_t *_Nullable found, ptrdiff_t room);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
