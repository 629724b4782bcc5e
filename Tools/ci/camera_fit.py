"""Mercator cameras, written without a look at the Swift sources. Python 3 standard library only.

Lengths are CSS pixels. The world is 512 of them wide at zoom 0, x east and y south. A camera is a
dictionary as MapLibre takes it: center (longitude, latitude), zoom, bearing, pitch. A viewport is
(width, height), a padding (top, left, bottom, right).
"""

import math

LIMIT = math.degrees(2 * math.atan(math.exp(math.pi)) - math.pi / 2)  # where the square world ends
FIELD_OF_VIEW = 2 * math.atan(1 / 3)  # vertical, MapLibre's and Mapbox's
EQUATOR = 2 * math.pi * 6378137  # meters


def place(longitude, latitude):
    """The place in the world at zoom 0."""
    clamped = math.radians(max(-LIMIT, min(LIMIT, latitude)))
    return (512 * (longitude / 360 + 0.5),
            512 * (0.5 - math.log(math.tan(math.pi / 4 + clamped / 2)) / (2 * math.pi)))


def coordinate(x, y):
    """The longitude and latitude of a place."""
    longitude = (x / 512 - 0.5) * 360
    latitude = math.degrees(math.atan(math.sinh((0.5 - y / 512) * 2 * math.pi)))
    return (longitude + 180) % 360 - 180, latitude


def near(longitude, center):
    """The longitude in the copy of the world that is nearest to a center's."""
    return longitude + 360 * round((center - longitude) / 360)


def focal(viewport):
    """The distance of the eye from the center, and the focal length."""
    return viewport[1] / 2 / math.tan(FIELD_OF_VIEW / 2)


def meters(camera, viewport):
    """How far the eye is from the center, in the meters that are drawn there."""
    ground = EQUATOR * math.cos(math.radians(camera["center"][1])) / (512 * 2 ** camera["zoom"])
    return focal(viewport) * ground


def projected(camera, viewport, vertices):
    """Where a camera shows vertices: (x, y, how much larger than at the center) each."""
    turn, tilt = math.radians(camera["bearing"]), math.radians(camera["pitch"])
    (x0, y0), scale, eye = place(*camera["center"]), 2 ** camera["zoom"], focal(viewport)
    shown = []
    for longitude, latitude in vertices:
        x, y = place(near(longitude, camera["center"][0]), latitude)
        east, south = (x - x0) * scale, (y - y0) * scale
        right = east * math.cos(turn) + south * math.sin(turn)
        ahead = east * math.sin(turn) - south * math.cos(turn)
        size = eye / (eye + ahead * math.sin(tilt))
        shown.append((viewport[0] / 2 + right * size,
                      viewport[1] / 2 - ahead * math.cos(tilt) * size, size))
    return shown


def fit(vertices, viewport, padding, bearing=0.0, pitch=0.0, nearest=False, least=0.0):
    """The camera that shows vertices as large as the padded viewport holds them.

    In the plane of the screen's axes the eye has the coordinates a (right), b (up) and g (forward);
    that a vertex is inside an edge is a linear condition on them. The largest g is the largest
    image; a and b then leave equal slack, or, with `nearest`, the image is against the top. The eye
    is no nearer to the center than `least`, in meters.
    """
    (width, height), (top, left, bottom, right) = viewport, padding
    turn, tilt, f = math.radians(bearing), math.radians(pitch), focal(viewport)
    s, c, t = math.sin(tilt), math.cos(tilt), math.tan(tilt)
    start = vertices[0][0]
    places = [place(near(longitude, start), latitude) for longitude, latitude in vertices]
    x0, y0 = places[0]
    across = [(x - x0) * math.cos(turn) + (y - y0) * math.sin(turn) for x, y in places]
    along = [(x - x0) * math.sin(turn) - (y - y0) * math.cos(turn) for x, y in places]
    up = [v * c for v in along]

    def balanced(values, low, high, size, before, after, forward):
        """The eye's coordinate that leaves as much slack before as after."""
        for _ in range(200):
            middle = (low + high) / 2
            g = forward(middle)
            shown = [size / 2 + f * (value - middle) / (v * s - g) for value, v in zip(values, along)]
            if min(shown) - before > size - after - max(shown):
                low = middle
            else:
                high = middle
        return (low + high) / 2

    from_left, from_right = (width / 2 - left) / f, (width / 2 - right) / f
    from_top, from_bottom = (height / 2 - top) / f, (height / 2 - bottom) / f
    a_most = min(h + from_left * v * s for h, v in zip(across, along))
    a_least = max(h - from_right * v * s for h, v in zip(across, along))
    b_most = min(v * (c + from_bottom * s) for v in along)
    b_least = max(v * (c - from_top * s) for v in along)
    g = min((a_most - a_least) / (from_left + from_right),
            (b_most - b_least) / (from_top + from_bottom),
            -1e-9)  # for a single place, which no distance shows large enough
    b = b_least + from_top * g
    if not nearest:
        b = balanced(up, b, b_most - from_bottom * g, height, bottom, top, lambda _: g)

    def eye(b, g):
        """The coordinate that the eye looks at, and how far that is."""
        a = balanced(across, a_least + from_right * g, a_most - from_left * g, width, left, right,
                     lambda _: g)
        x = x0 + a * math.cos(turn) + b / c * math.sin(turn)
        y = y0 + a * math.sin(turn) - b / c * math.cos(turn)
        return coordinate(x, y), b * t - g

    center, distance = eye(b, g)
    # Meters change with the latitude of the center, which changes with the distance.
    for _ in range(8):
        wanted = least * 512 / (EQUATOR * math.cos(math.radians(center[1])))
        if distance >= wanted:
            break
        high = max(up) + wanted
        if t > 0:
            high = min(high, (min(along) * s + wanted) / t)
        b = balanced(up, min(up) - wanted, high, height, bottom, top, lambda b: b * t - wanted)
        center, distance = eye(b, b * t - wanted)
    return {"center": center, "zoom": math.log2(f / distance), "bearing": bearing, "pitch": pitch}
