// Included once for each kind of processor, under names that NAME makes.

INLINE v4 NAME(greater)(v4 a, v4 b) { return a > b ? a : b; }
INLINE v4 NAME(less)(v4 a, v4 b) { return a < b ? a : b; }

INLINE double NAME(greatest)(v4 v) {
  double a = v.x > v.y ? v.x : v.y;
  double b = v.z > v.w ? v.z : v.w;
  return a > b ? a : b;
}

INLINE v4 NAME(load)(const double *p) { return *(const v4_anywhere *)p; }

// Taylor series; good to 1e-16 up to 3 degrees. `q` is the square of the angle.
INLINE v4 NAME(sine)(v4 angle, v4 q) {
  v4 r = q * (-1.0 / 5040) + 1.0 / 120;
  r = r * q - 1.0 / 6;
  return angle * (r * q + 1.0);
}

INLINE v4 NAME(cosine_less_one)(v4 q) {
  v4 r = q * (1.0 / 40320) - 1.0 / 720;
  r = r * q + 1.0 / 24;
  return q * (r * q - 0.5);
}

INLINE v4 NAME(magnitude)(v4 v) { return NAME(greater)(v, -v); }

// The square of the distance to an edge: beside it, and beyond its ends.
INLINE v4 NAME(squares)(v4 px, v4 py, const rl_edge e) {
  v4 rx = px - e.x, ry = py - e.y;
  v4 along = rx * e.dx + ry * e.dy, beside = rx * e.dy - ry * e.dx;
  v4 beyond = NAME(greater)(NAME(magnitude)(along) - e.half, (v4)0.0);
  return beside * beside + beyond * beyond;
}

INLINE double NAME(square)(double px, double py, const rl_edge e) {
  v4 squares = NAME(squares)((v4)px, (v4)py, e);
  return squares.x;
}

// The boxes i..<i + 4 of some: nothing in them has a greater square.
INLINE v4 NAME(box_squares)(const double *boxes, ptrdiff_t count, ptrdiff_t i, const rl_edge e) {
  v4 rx = NAME(load)(boxes + i) - e.x, ry = NAME(load)(boxes + count + i) - e.y;
  v4 width = NAME(load)(boxes + 2 * count + i), height = NAME(load)(boxes + 3 * count + i);
  double dx = e.dx < 0 ? -e.dx : e.dx, dy = e.dy < 0 ? -e.dy : e.dy;
  v4 along = NAME(magnitude)(rx * e.dx + ry * e.dy) + width * dx + height * dy;
  v4 beside = NAME(magnitude)(rx * e.dy - ry * e.dx) + width * dy + height * dx;
  v4 beyond = NAME(greater)(along - e.half, (v4)0.0);
  return beside * beside + beyond * beyond;
}

static void NAME(rl_box)(const double *p, ptrdiff_t count, double width, double height,
                         rl_box_sides *box) {
  // Two vertices at a time: longitude, latitude, longitude, latitude.
  v4 first = {p[0], 0, p[0], 0}, low = {0, p[1], 0, p[1]}, high = low;
  v4 turn = {360, 0, 360, 0};
  for (ptrdiff_t i = 0; i + 2 <= count; i += 2) {
    v4 v = NAME(load)(p + 2 * i) - first;
    v = v > 180.0 ? v - turn : v;
    v = v < -180.0 ? v + turn : v;
    low = NAME(less)(low, v);
    high = NAME(greater)(high, v);
    if ((i & 1022) == 0) {
      v4 size = high - low;
      if (size.x > width || size.y > height) break;
    }
  }
  if (count & 1) {
    double longitude = p[2 * count - 2] - p[0];
    if (longitude > 180) longitude -= 360;
    if (longitude < -180) longitude += 360;
    v4 v = {longitude, p[2 * count - 1], longitude, p[2 * count - 1]};
    low = NAME(less)(low, v);
    high = NAME(greater)(high, v);
  }
  box->west = low.x < low.z ? low.x : low.z;
  box->east = high.x > high.z ? high.x : high.z;
  box->south = low.y < low.w ? low.y : low.w;
  box->north = high.y > high.w ? high.y : high.w;
}

INLINE v4 NAME(project)(v4 longitudes, v4 latitudes, const rl_chart c, v4 *py) {
  const double radian = 3.14159265358979323846 / 180;
  v4 east = longitudes - c.longitude;
  east = east > 180.0 ? east - 360.0 : east;
  east = east < -180.0 ? east + 360.0 : east;
  v4 l = east * radian, b = (latitudes - c.latitude) * radian;
  v4 l2 = l * l, b2 = b * b;
  v4 sin_l = NAME(sine)(l, l2), cos_l = NAME(cosine_less_one)(l2);
  v4 sin_b = NAME(sine)(b, b2), cos_b = NAME(cosine_less_one)(b2);
  v4 step = c.sine * cos_b + c.cosine * sin_b;
  v4 sin_lat = c.sine + step, cos_lat = c.cosine + (c.cosine * cos_b - c.sine * sin_b);
  // The radius of curvature as a series about the middle's.
  v4 q = step * (sin_lat + c.sine) * c.e2_by_w2;
  v4 r = q * 0.2734375 + 0.3125;
  r = r * q + 0.375;
  r = r * q + 0.5;
  v4 normal = c.normal + c.normal * q * r;
  v4 axial = normal * cos_lat;
  v4 out = axial - c.axial + axial * cos_l, polar = (1 - c.e2) * normal * sin_lat - c.polar;
  v4 north = c.cosine * polar - c.sine * out;
  v4 up = (c.cosine * out + c.sine * polar) * c.inverse_radius;
  // 1 / (1 + up)
  v4 scale = 1.0 - up;
  scale = 1.0 - up * scale;
  scale = 1.0 - up * scale;
  scale = 1.0 - up * scale;
  *py = north * scale;
  return axial * sin_l * scale;
}

INLINE void NAME(store_box)(double *boxes, ptrdiff_t count, ptrdiff_t i, double x0, double x1,
                            double y0, double y1) {
  boxes[i] = (x0 + x1) / 2;
  boxes[count + i] = (y0 + y1) / 2;
  // A little more, for what rounding does.
  boxes[2 * count + i] = (x1 - x0) / 2 + 1e-9;
  boxes[3 * count + i] = (y1 - y0) / 2 + 1e-9;
}

static double NAME(rl_chart_project)(const double *p, const rl_chart *chart,
                                     const rl_plane *plane) {
  const rl_chart c = *chart;
  const rl_plane to = *plane;
  v4 farthest = 0;
  for (ptrdiff_t block = 0; block < to.block_count; block++) {
    v4 x0 = __builtin_inf(), x1 = -x0, y0 = x0, y1 = x1;
    for (ptrdiff_t i = 64 * block; i < 64 * block + 64; i += 4) {
      v4 a = NAME(load)(p + 2 * i), b = NAME(load)(p + 2 * i + 4), py;
      v4 px = NAME(project)(__builtin_shufflevector(a, b, 0, 2, 4, 6),
                            __builtin_shufflevector(a, b, 1, 3, 5, 7), c, &py);
      farthest = NAME(greater)(farthest, px * px + py * py);
      *(v4_anywhere *)(to.x + i) = px;
      *(v4_anywhere *)(to.y + i) = py;
      x0 = NAME(less)(x0, px);
      x1 = NAME(greater)(x1, px);
      y0 = NAME(less)(y0, py);
      y1 = NAME(greater)(y1, py);
    }
    NAME(store_box)(to.boxes, to.block_count, block, -NAME(greatest)(-x0), NAME(greatest)(x1),
                    -NAME(greatest)(-y0), NAME(greatest)(y1));
  }
  for (ptrdiff_t i = 64 * to.block_count; i < to.count; i += 4) {
    v4 longitudes, latitudes, py;
    for (int j = 0; j < 4; j++) {
      ptrdiff_t k = i + j < to.count ? i + j : to.count - 1;
      longitudes[j] = p[2 * k];
      latitudes[j] = p[2 * k + 1];
    }
    v4 px = NAME(project)(longitudes, latitudes, c, &py);
    farthest = NAME(greater)(farthest, px * px + py * py);
    *(v4_anywhere *)(to.x + i) = px;
    *(v4_anywhere *)(to.y + i) = py;
  }
  for (ptrdiff_t group = 0; group < to.group_count; group++) {
    v4 x0 = __builtin_inf(), x1 = -x0, y0 = x0, y1 = x1;
    for (ptrdiff_t i = 64 * group; i < 64 * group + 64; i += 4) {
      const double *box = to.boxes + i;
      v4 x = NAME(load)(box), y = NAME(load)(box + to.block_count);
      v4 width = NAME(load)(box + 2 * to.block_count);
      v4 height = NAME(load)(box + 3 * to.block_count);
      x0 = NAME(less)(x0, x - width);
      x1 = NAME(greater)(x1, x + width);
      y0 = NAME(less)(y0, y - height);
      y1 = NAME(greater)(y1, y + height);
    }
    NAME(store_box)(to.groups, to.group_count, group, -NAME(greatest)(-x0), NAME(greatest)(x1),
                    -NAME(greatest)(-y0), NAME(greatest)(y1));
  }
  return NAME(greatest)(farthest);
}

INLINE double NAME(scan)(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last, const rl_edge e) {
  const double *x = plane->x, *y = plane->y;
  // Two chains, so that one need not wait for the other.
  v4 a = 0, b = 0;
  ptrdiff_t i = first;
  for (; i + 8 <= last; i += 8) {
    a = NAME(greater)(a, NAME(squares)(NAME(load)(x + i), NAME(load)(y + i), e));
    b = NAME(greater)(b, NAME(squares)(NAME(load)(x + i + 4), NAME(load)(y + i + 4), e));
  }
  if (i + 4 <= last) {
    a = NAME(greater)(a, NAME(squares)(NAME(load)(x + i), NAME(load)(y + i), e));
    i += 4;
  }
  double best = NAME(greatest)(NAME(greater)(a, b));
  for (; i < last; i++) {
    double square = NAME(square)(x[i], y[i], e);
    best = square > best ? square : best;
  }
  return best;
}

static ptrdiff_t NAME(rl_collect)(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last,
                                  const rl_edge *edge, double least, int32_t *found,
                                  ptrdiff_t room) {
  const rl_edge e = *edge;
  const double *x = plane->x, *y = plane->y;
  ptrdiff_t count = 0, i = first;
  for (; i + 4 <= last; i += 4) {
    v4 squares = NAME(squares)(NAME(load)(x + i), NAME(load)(y + i), e);
    if (NAME(greatest)(squares) < least) continue;
    for (int j = 0; j < 4; j++) {
      if (squares[j] < least) continue;
      if (count < room) found[count] = (int32_t)(i + j);
      count++;
    }
  }
  for (; i < last; i++) {
    if (NAME(square)(x[i], y[i], e) < least) continue;
    if (count < room) found[count] = (int32_t)i;
    count++;
  }
  return count;
}

// A short span: its squares are kept, and looked through once more. The plane has room for reading
// three vertices more.
INLINE ptrdiff_t NAME(search_short)(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last,
                                    const rl_edge e, const rl_search_limits l, int32_t *found,
                                    ptrdiff_t room, double *distance) {
  const double *x = plane->x + first, *y = plane->y + first;
  const ptrdiff_t count = last - first;
  v4 squares[49];
  v4 most = 0;
  ptrdiff_t i = 0;
  for (; 4 * i + 4 <= count; i++) {
    squares[i] = NAME(squares)(NAME(load)(x + 4 * i), NAME(load)(y + 4 * i), e);
    most = NAME(greater)(most, squares[i]);
  }
  if (4 * i < count) {
    const v4 place = {0, 1, 2, 3};
    v4 rest = NAME(squares)(NAME(load)(x + 4 * i), NAME(load)(y + 4 * i), e);
    squares[i] = place < (double)(count - 4 * i) ? rest : (v4)-1.0;
    most = NAME(greater)(most, squares[i]);
    i++;
  }
  const double far = sqrt(NAME(greatest)(most)), error = far * l.relative + l.absolute;
  *distance = far;
  if (far + error <= l.tolerance) return 0;
  double least = far - 2 * error > l.tolerance - error ? far - 2 * error : l.tolerance - error;
  least = least > 0 ? least * least : 0;
  ptrdiff_t number = 0;
  for (ptrdiff_t k = 0; k < i; k++) {
    if (NAME(greatest)(squares[k]) < least) continue;
    for (int j = 0; j < 4; j++) {
      if (squares[k][j] < least) continue;
      if (number < room) found[number] = (int32_t)(first + 4 * k + j);
      number++;
    }
  }
  return number;
}

// Runs of vertices that may hold what is looked for.
typedef struct {
  ptrdiff_t first, last;
  double square;
} NAME(run);

static ptrdiff_t NAME(rl_search)(const rl_plane *plane, ptrdiff_t first, ptrdiff_t last,
                                 const rl_edge *edge, const rl_search_limits *limits,
                                 int32_t *found, ptrdiff_t room, double *distance, int64_t *work) {
  const rl_edge e = *edge;
  const rl_search_limits l = *limits;
  *work += last - first;
  if (last - first <= 192) {
    return NAME(search_short)(plane, first, last, e, l, found, room, distance);
  }
  enum { most_runs = 32 };
  NAME(run) runs[most_runs];
  int run_count = 0, is_lost = 0;
  double best = 0;
  // What is no farther is nothing: less than the tolerance, or than what has been found, by more
  // than the error.
  double least = l.tolerance * (1 - 2 * l.relative) - 2 * l.absolute, least_square;
  least = least > 0 ? least : 0;
  least_square = least * least;
  int64_t spared = 0;
  v4 squares = 0;
  ptrdiff_t known = -1, known_group = -1;
  v4 group_squares = 0;
  for (ptrdiff_t i = first; i < last;) {
    ptrdiff_t end = (i | 63) + 1 < last ? (i | 63) + 1 : last;
    if ((i & 63) == 0 && i + 64 <= last) {
      ptrdiff_t block = i >> 6, group = i >> 12;
      if ((i & 4095) == 0 && i + 4096 <= last) {
        if (known_group < 0 || group >= known_group + 4) {
          known_group = group;
          group_squares = NAME(box_squares)(plane->groups, plane->group_count, group, e);
        }
        if (group_squares[group - known_group] < least_square) {
          i += 4096;
          spared += 4090;
          continue;
        }
      }
      if (known < 0 || block >= known + 4) {
        known = block;
        squares = NAME(box_squares)(plane->boxes, plane->block_count, block, e);
      }
      if (squares[block - known] < least_square) {
        i += 64;
        spared += 62;
        continue;
      }
    }
    double square = NAME(scan)(plane, i, end, e);
    if (square >= least_square) {
      if (square > best) {
        best = square;
        double far = sqrt(best), low = far - 2 * (far * l.relative + l.absolute);
        if (low > least) {
          least = low;
          least_square = low * low;
        }
      }
      if (run_count == most_runs) {
        int left = 0;
        for (int k = 0; k < most_runs; k++) {
          if (runs[k].square >= least_square) runs[left++] = runs[k];
        }
        run_count = left;
        if (run_count == most_runs) {
          is_lost = 1;
          run_count = 0;
        }
      }
      runs[run_count++] = (NAME(run)){i, end, square};
    }
    i = end;
  }
  *work -= spared;
  const double far = sqrt(best), error = far * l.relative + l.absolute;
  *distance = far;
  if (far + error <= l.tolerance) return 0;
  if (l.tolerance - error > least) least_square = (l.tolerance - error) * (l.tolerance - error);
  if (is_lost) return NAME(rl_collect)(plane, first, last, edge, least_square, found, room);
  ptrdiff_t count = 0;
  for (int k = 0; k < run_count; k++) {
    if (runs[k].square < least_square) continue;
    ptrdiff_t used = count < room ? count : room;
    count += NAME(rl_collect)(plane, runs[k].first, runs[k].last, edge, least_square, found + used,
                              room - used);
  }
  return count;
}
