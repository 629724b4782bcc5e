"""Invented recordings: a path through control points, a traveller on it, a receiver's noise."""

import bisect
import dataclasses
import math
import random
from datetime import datetime, timezone

METERS_PER_DEGREE = 111_320.0


@dataclasses.dataclass
class Fix:
    latitude: float
    longitude: float
    elevation: float
    time: float  # seconds since 1970, UTC
    speed: float  # m/s
    course: float  # degrees


def instant(text):
    """Seconds since 1970 of a time such as 2026-05-01T07:00:00Z."""
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def stamp(seconds):
    """The RFC 3339 text of whole seconds since 1970."""
    return datetime.fromtimestamp(round(seconds), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class Path:
    """A smooth curve through (latitude, longitude, elevation) control points.

    `wander` is how far, in meters, the way swings sideways between them, as trails do.
    """

    def __init__(self, points, wander=0.0, seed=0):
        self.latitude, self.longitude = points[0][:2]
        self.scale = METERS_PER_DEGREE * math.cos(math.radians(points[0][0]))
        flat = [((p[1] - self.longitude) * self.scale,
                 (p[0] - self.latitude) * METERS_PER_DEGREE, p[2]) for p in points]
        flat = [flat[0]] + flat + [flat[-1]]
        dense = []
        for i in range(1, len(flat) - 2):
            steps = max(2, round(math.dist(flat[i][:2], flat[i + 1][:2]) / 10))
            for k in range(steps):
                dense.append(self.spline(flat[i - 1:i + 3], k / steps))
        dense.append(flat[-1])
        self.points = self.swing(dense, wander, random.Random(seed)) if wander else dense
        self.distances = [0.0]
        for a, b in zip(self.points, self.points[1:]):
            self.distances.append(self.distances[-1] + math.dist(a[:2], b[:2]))
        self.length = self.distances[-1]

    @staticmethod
    def spline(p, t):
        """Catmull-Rom sideways; heights straight, so that passes stay as high as they are."""
        a, b, c, d = p
        side = [0.5 * (2 * b[i] + (c[i] - a[i]) * t
                       + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
                       + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3) for i in (0, 1)]
        return side[0], side[1], b[2] + (c[2] - b[2]) * t

    @staticmethod
    def swing(points, wander, rng):
        waves = [(rng.uniform(60, 400), rng.uniform(0, 6.28), rng.uniform(0.3, 1))
                 for _ in range(4)]
        result, distance = [], 0.0
        for i, (x, y, z) in enumerate(points):
            ax, ay, _ = points[max(i - 1, 0)]
            bx, by, _ = points[min(i + 1, len(points) - 1)]
            length = math.hypot(bx - ax, by - ay) or 1
            distance += length / 2
            off = wander * sum(h * math.sin(distance / w * 6.28 + p) for w, p, h in waves) / 2
            result.append((x - (by - ay) / length * off, y + (bx - ax) / length * off, z))
        return result

    def at(self, distance):
        """Latitude, longitude, elevation, course and slope at a distance along the path."""
        i = min(max(bisect.bisect_right(self.distances, distance), 1), len(self.points) - 1)
        a, b = self.points[i - 1], self.points[i]
        length = (self.distances[i] - self.distances[i - 1]) or 1
        t = min(max((distance - self.distances[i - 1]) / length, 0), 1)
        x, y, z = (a[k] + (b[k] - a[k]) * t for k in range(3))
        course = math.degrees(math.atan2(b[0] - a[0], b[1] - a[1])) % 360
        return (self.latitude + y / METERS_PER_DEGREE, self.longitude + x / self.scale, z, course,
                (b[2] - a[2]) / length)


class Drift:
    """A receiver's error: it wanders, and is pulled back."""

    def __init__(self, rng, size, memory=0.93):
        self.rng, self.size, self.memory, self.value = rng, size, memory, 0.0

    def next(self):
        fresh = self.rng.gauss(0, self.size) * math.sqrt(1 - self.memory ** 2)
        self.value = self.value * self.memory + fresh
        return self.value


def record(path, seed, start, interval, pace, stops=(), noise=3.0, begin=0.0, end=1.0):
    """Fixes every `interval` seconds from one fraction of the path to another.

    `pace` is meters per second on the flat; climbs slow it down. `stops` are pairs of a fraction
    of the path and seconds: the traveller stands, the fixes wander on.
    """
    rng = random.Random(seed)
    east, north, up = Drift(rng, noise), Drift(rng, noise), Drift(rng, noise * 0.6, 0.97)
    vigor = Drift(rng, 0.12, 0.9)
    time, distance = instant(start), begin * path.length
    waits = [[fraction * path.length, seconds] for fraction, seconds in stops]
    fixes = []
    while distance < end * path.length:
        latitude, longitude, elevation, course, slope = path.at(distance)
        wait = next((w for w in waits if w[0] <= distance and w[1] > 0), None)
        if wait:
            wait[1] -= interval
            speed = 0.0
        else:
            speed = pace * max(0.35, (1 + vigor.next()) * math.exp(-2.2 * max(slope, slope * -0.3)))
            distance += speed * interval
        scale = METERS_PER_DEGREE * math.cos(math.radians(latitude))
        fixes.append(Fix(
            round(latitude + north.next() / METERS_PER_DEGREE, 7),
            round(longitude + east.next() / scale, 7),
            round(elevation + up.next(), 1), time, round(speed, 2), round(course, 1)))
        time += interval
    return fixes
