"""Distances, areas and methods as their definitions say, without any code of the tool.

Positions are (longitude, latitude) in degrees.
"""
import math

from geographiclib.geodesic import Geodesic

EARTH = Geodesic.WGS84
LIMIT = math.degrees(math.atan(math.sinh(math.pi)))
FIND = Geodesic.DISTANCE | Geodesic.AZIMUTH
PLACE = Geodesic.LATITUDE | Geodesic.LONGITUDE | Geodesic.AZIMUTH


def between(p, q):
    """Meters between two positions."""
    return EARTH.Inverse(p[1], p[0], q[1], q[0], Geodesic.DISTANCE)["s12"]


class Edge:
    """The shortest path between two positions."""

    def __init__(self, a, b):
        self.a, self.b = a, b
        self.line = EARTH.InverseLine(
            a[1], a[0], b[1], b[0],
            Geodesic.LATITUDE | Geodesic.LONGITUDE | Geodesic.DISTANCE_IN)
        self.length = self.line.s13

    def at(self, meters):
        """The position so far along, and the direction there."""
        place = self.line.Position(meters, PLACE)
        return (place["lon2"], place["lat2"]), place["azi2"]

    def foot(self, p):
        """Meters to the nearest place of the edge, and meters from its start to there.

        On a sphere of the mean radius the foot is where the leg along the edge ends; the step is
        repeated from there until it stands still.
        """
        along, radius = self.length / 2, 6371008.8
        for _ in range(30):
            place, azimuth = self.at(along)
            leg = EARTH.Inverse(place[1], place[0], p[1], p[0], FIND)
            arc = leg["s12"] / radius
            turn = math.radians(leg["azi1"] - azimuth)
            step = radius * math.atan2(math.sin(arc) * math.cos(turn), math.cos(arc))
            moved = min(max(along + step, 0), self.length) - along
            along += moved
            if abs(moved) < 1e-9 + 1e-13 * self.length or leg["s12"] < 1e-9:
                break
        return min(
            (between(p, self.at(along)[0]), along), (between(p, self.a), 0.0),
            (between(p, self.b), self.length))

    def distance(self, p):
        return self.foot(p)[0]

    def distance_at(self, p, part):
        """Meters to the place that is such a part along."""
        return between(p, self.at(self.length * part)[0])


def pixels(line):
    """Positions in pixels of zoom 0, one tile of 512, each the short way from the one before."""
    points, x = [], None
    for longitude, latitude in line:
        x = longitude if x is None else x + (longitude - x + 180) % 360 - 180
        latitude = math.radians(max(-LIMIT, min(LIMIT, latitude)))
        points.append((x / 360 * 512, -math.asinh(math.tan(latitude)) / (2 * math.pi) * 512))
    return points


def plane_distance(p, a, b):
    """From a point of the plane to the line between two, ends included."""
    u, w = (b[0] - a[0], b[1] - a[1]), (p[0] - a[0], p[1] - a[1])
    square = u[0] * u[0] + u[1] * u[1]
    part = max(0, min(1, (u[0] * w[0] + u[1] * w[1]) / square)) if square > 0 else 0
    return math.hypot(w[0] - part * u[0], w[1] - part * u[1])


def spans(kept):
    """The neighbors that stayed, and what went between them."""
    return [(a, b, range(a + 1, b)) for a, b in zip(kept, kept[1:]) if b > a + 1]


def douglas_peucker(count, tolerance, distances):
    """The method written down once more; `distances(a, b)` measures what is between two."""
    kept, work = {0, count - 1}, [(0, count - 1)]
    while work:
        a, b = work.pop()
        if b <= a + 1:
            continue
        far = distances(a, b)
        most = max(far)
        if most > tolerance:
            middle = a + 1 + far.index(most)
            kept.add(middle)
            work += [(a, middle), (middle, b)]
    return sorted(kept)


def earth_centered(p):
    """Meters from the center of the ellipsoid, and the normal there."""
    e2 = EARTH.f * (2 - EARTH.f)
    longitude, latitude = math.radians(p[0]), math.radians(p[1])
    normal = (math.cos(latitude) * math.cos(longitude), math.cos(latitude) * math.sin(longitude),
              math.sin(latitude))
    radius = EARTH.a / math.sqrt(1 - e2 * normal[2] ** 2)
    return (radius * normal[0], radius * normal[1], radius * (1 - e2) * normal[2]), normal


def triangle(a, p, b, weighted):
    """The area of a triangle seen from above its middle vertex, square meters."""
    (at, normal), (start, _), (end, _) = earth_centered(p), earth_centered(a), earth_centered(b)
    u, v = [x - y for x, y in zip(start, at)], [x - y for x, y in zip(end, at)]
    cross = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    area = abs(sum(c * n for c, n in zip(cross, normal))) / 2
    if weighted:
        lengths = math.hypot(*u) * math.hypot(*v)
        area *= 1 - 0.7 * (sum(x * y for x, y in zip(u, v)) / lengths if lengths else 1)
    return area


def visvalingam(line, limit, weighted):
    """Takes the least triangle out again and again, looking at all each time."""
    left = list(range(len(line)))
    areas = {}
    while len(left) > 2:
        for trio in zip(left, left[1:], left[2:]):
            if trio not in areas:
                areas[trio] = triangle(*(line[i] for i in trio), weighted)
        least = min(zip(left, left[1:], left[2:]), key=lambda trio: (areas[trio], trio[1]))
        if areas[least] > limit:
            break
        left.remove(least[1])
    return left


def ascent(heights, threshold=5):
    """Meters climbed: the least rise or fall is leveled until all are the threshold at least."""
    turns = [h for h in heights if h is not None]
    while True:
        turns = [h for i, h in enumerate(turns) if i == 0 or h != turns[i - 1]]
        turns = [h for i, h in enumerate(turns) if i in (0, len(turns) - 1)
                 or (h - turns[i - 1]) * (turns[i + 1] - h) < 0]
        legs = [abs(b - a) for a, b in zip(turns, turns[1:])]
        if not legs or min(legs) >= threshold:
            return sum(max(b - a, 0) for a, b in zip(turns, turns[1:]))
        if len(legs) == 1:
            return 0
        i = legs.index(min(legs))
        # Of a leg in the middle both ends go; of one at the rim the end that is the rim.
        gone = {i, i + 1} - ({1} if i == 0 else set()) - (
            {len(turns) - 2} if i == len(legs) - 1 else set())
        turns = [h for j, h in enumerate(turns) if j not in gone]


def polyline(line, scale=10 ** 5):
    """A line in Google's encoding."""
    text, last = "", (0, 0)
    for longitude, latitude in line:
        here = tuple(int(math.copysign(math.floor(abs(v) * scale + 0.5), v))
                     for v in (latitude, longitude))
        for now, before in zip(here, last):
            delta = now - before
            bits = ~(delta << 1) if delta < 0 else delta << 1
            while bits >= 32:
                text += chr((32 | bits & 31) + 63)
                bits >>= 5
            text += chr(bits + 63)
        last = here
    return text
