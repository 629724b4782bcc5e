"""Draws the samples at every zoom as a client does, and measures what is missing on the map.

Shares no code with the tool; the schema is held against the documents by jsonschema.
"""
import json
import math

import jsonschema

from support import finish, inputs, succeed

PIXELS, LAST = 0.5, 18
LIMIT = math.degrees(math.atan(math.sinh(math.pi)))


def pixel(position):
    """A position in pixels at zoom 0, of one 512-pixel tile."""
    latitude = math.radians(max(-LIMIT, min(LIMIT, position[1])))
    return (position[0] / 360 * 512, math.asinh(math.tan(latitude)) / (2 * math.pi) * 512)


def distance(p, a, b):
    """From a point to the line between two."""
    along, length = (b[0] - a[0], b[1] - a[1]), math.dist(a, b)
    part = 0
    if length > 0:
        part = ((p[0] - a[0]) * along[0] / length + (p[1] - a[1]) * along[1] / length) / length
    part = max(0, min(1, part))
    return math.dist(p, (a[0] + part * along[0], a[1] + part * along[1]))


def runs(coordinates, zooms):
    """The lines or rings with their zooms, as deep as both lie."""
    if isinstance(coordinates[0][0], (int, float)):
        yield coordinates, zooms
        return
    assert len(coordinates) == len(zooms), "zooms do not nest like coordinates"
    for pair in zip(coordinates, zooms):
        yield from runs(*pair)


def faults(line, zooms, is_ring):
    """What is wrong with a line or ring."""
    if len(line) != len(zooms):
        yield f"{len(zooms)} zooms of {len(line)} vertices"
        return
    if not set(zooms) <= {0, *range(5, LAST + 2)}:
        yield "zooms that nobody asked for"
    points = [pixel(position) for position in line]
    for zoom in range(LAST + 1):
        kept = [i for i, first in enumerate(zooms) if first <= zoom]
        if kept[:1] != [0] or kept[-1:] != [len(line) - 1] or len(kept) < (4 if is_ring else 2):
            yield f"zoom {zoom} draws vertices {kept[:5]}… of {len(line)}"
            return
        for a, b in zip(kept, kept[1:]):
            if b > a + 1 and abs(line[b][0] - line[a][0]) > 180:
                yield f"zoom {zoom} has a step over half the world"
            off = max(distance(points[i], points[a], points[b]) for i in range(a, b)) * 2 ** zoom
            if off > PIXELS * (1 + 1e-6):
                yield f"zoom {zoom} is {off} pixels off between vertices {a} and {b}"


schema = json.loads(succeed("formats", "--schema", "overlay"))
validator = jsonschema.validators.validator_for(schema)(schema)
problems, count, saved = [], 0, 0
for path in inputs():
    document = json.loads(succeed(
        "convert", path, "--to", "overlay", "--levels", "--precision", "15", "--quiet"))
    problems += [f"{path}: {e.message}"[:300] for e in validator.iter_errors(document)]
    for feature in document["features"]:
        geometry, overlay = feature["geometry"], feature["properties"]["overlay"]
        has_levels = "coordinates" in geometry and geometry["type"] != "Point"
        if has_levels != ("vertexZoom" in overlay):
            problems.append(f"{path}: {feature['id']}: zooms of a {geometry['type']}")
            continue
        if not has_levels:
            continue
        for line, zooms in runs(geometry["coordinates"], overlay["vertexZoom"]):
            is_ring = geometry["type"].endswith("Polygon")
            problems += [f"{path}: {feature['id']}: {f}" for f in faults(line, zooms, is_ring)]
            count += len(zooms)
            saved += sum(zoom > 10 for zoom in zooms)
if not count or not saved:
    problems.append("no vertices, or none that zoom 10 can do without")
finish(problems, f"{count} vertices at {LAST + 1} zooms; zoom 10 does without {saved}")
