"""Simplifies random tracks and areas, and measures everything anew; see simplification_measures.py.

Coordinates are written with all their digits and come back with all of them, so bounds have no room
for rounding. Certificates are rounded to thousandths.
"""
import json
import math
import pathlib
import random
import tempfile
import urllib.parse

from shapely.geometry import LineString, Polygon, shape
from shapely.ops import unary_union

import simplification_measures as measures
from simplification_cases import Track, cells, collection, fixes, walk
from simplification_measures import Edge, between, pixels, plane_distance, spans
from support import finish, routelay, succeed

ROOM = 1 + 1e-9
problems, checked = [], 0


def check(where, holds, words):
    global checked
    checked += 1
    if not holds:
        problems.append(f"{where}: {words}")


def near(where, name, got, wanted, room):
    """A figure of a certificate, rounded to thousandths, against the same worked out here."""
    both = got is not None and wanted is not None
    check(where, both and abs(got - wanted) <= 0.0005001 + room or got is wanted is None,
          f"{name} is {got}, should be {wanted}")


def simplify(folder, text, ending, *options, out=None):
    """Runs the tool on a text; returns the record of the step and the path of the output."""
    source, target = folder / f"i.{ending}", folder / f"o.{out or ending}"
    report = folder / "r.json"
    source.write_text(text)
    succeed("simplify", source, *options, "--quiet", "--indices", "--report", report, "-o", target)
    file = json.loads(report.read_text())["files"][0]
    return file["steps"][-1], target


def certify(where, certificate, segments, kept, zoom):
    """Holds every number of a certificate of tracks against what is worked out here."""
    deviations, screen, heights, times, late, longest = [], [0.0], [], [], [], 0.0
    for segment, indices in zip(segments, kept):
        points = pixels([f[0] for f in segment])
        for a, b, gone in spans(indices):
            edge = Edge(segment[a][0], segment[b][0])
            longest = max(longest, edge.length)
            (_, ta, ha), (_, tb, hb) = segment[a], segment[b]
            for i in gone:
                place, time, height = segment[i]
                distance, along = edge.foot(place)
                deviations.append(distance)
                screen.append(plane_distance(points[i], points[a], points[b]) * 2 ** zoom)
                part = along / edge.length if edge.length else None
                for values, value, start, end in ((heights, height, ha, hb), (times, time, ta, tb)):
                    if None not in (value, start, end):
                        values.append(
                            max(min(start, end) - value, value - max(start, end), 0)
                            if part is None else abs(value - start - part * (end - start)))
                if None not in (time, ta, tb):
                    late.append(edge.distance_at(
                        place, min(max((time - ta) / (tb - ta), 0), 1) if tb != ta else 0))
    ways = [segments, [[s[i] for i in indices] for s, indices in zip(segments, kept)]]
    known = sum(f[1] is not None for s in segments for f in s)
    dropped = sum(map(len, segments)) - sum(map(len, kept))
    # Certificates are exact to a tenth of a millimeter.
    room = 1e-4 if longest > 1000 else 5e-6
    wanted = {
        "maxDeviation": (max(deviations, default=0.0), room),
        "meanDeviation": (sum(deviations) / len(deviations) if deviations else 0.0, room),
        "maxElevationError": (max(heights, default=None if dropped else 0.0), 1e-5),
        "maxTimeError": (max(times) / 1000 if times else None if dropped or not known else 0.0,
                         1e-5),
        "maxSynchronizedDistance": (max(late, default=None if dropped or not known else 0.0), room)}
    if all(abs(f[0][1]) < 84 for s in segments for f in s):
        wanted["maxDeviationPixels"] = (max(screen), 1e-6 * max(screen))
    for name, (value, room) in wanted.items():
        near(where, name, certificate[name], value, room)
    for moment, way in zip(("before", "after"), ways):
        stamps = [[f[1] for f in s if f[1] is not None] for s in way]
        length = sum(between(a[0], b[0]) for s in way for a, b in zip(s, s[1:]))
        near(where, f"distance {moment}", certificate["distance"][moment], length, 1e-9 * length)
        if any(stamps):
            near(where, f"recordedTime {moment}", certificate["recordedTime"][moment],
                 sum(max(s) - min(s) for s in stamps if s) / 1000, 0)
            near(where, f"duration {moment}", certificate["duration"][moment],
                 (max(map(max, filter(None, stamps))) - min(map(min, filter(None, stamps)))) / 1000,
                 0)
        near(where, f"ascent {moment}", certificate["ascent"][moment],
             sum(measures.ascent([f[2] for f in s]) for s in way), 1e-6)
    check(where, certificate["removed"] == dropped, f"removed is {certificate['removed']}")


def run(where, folder, track, *options, zoom=None, again=True):
    """Simplifies a track, checks what always holds, and returns the indices that stayed."""
    more = () if zoom is None else ("--pixel-zoom", zoom)
    step, out = simplify(folder, track.gpx(), "gpx", *options, *more)
    kept, where = step["keptIndices"], f"{where} {' '.join(map(str, options))}"
    got = fixes(out)
    for segment, indices in zip(track.segments, kept):
        ends = {0, len(segment) - 1} if segment else set()
        check(where, indices == sorted(set(indices)) and ends <= set(indices),
              f"indices {indices[:9]}… of {len(segment)}")
    check(where, got == [[s[i] for i in k] for s, k in zip(track.segments, kept)],
          "what stays is not what it was")
    certify(where, step["certificate"], track.segments, kept, 14 if zoom is None else zoom)
    if again:
        once_more, _ = simplify(folder, out.read_text(), "gpx", *options)
        check(where, once_more["after"] == once_more["before"], "a second time drops more")
    return where, kept


def bounded(where, segments, kept, limit, distance):
    """Whether each dropped fix is within a limit, by `distance(segment, a, b)(index)`."""
    for segment, indices in zip(segments, kept):
        for a, b, gone in spans(indices):
            far = max(map(distance(segment, a, b), gone))
            check(where, far <= limit * ROOM, f"{far} from {a}–{b} is beyond {limit}")


def ground(segment, a, b):
    edge = Edge(segment[a][0], segment[b][0])
    return lambda i: edge.distance(segment[i][0])


def synchronized(segment, a, b):
    edge, start, time = Edge(segment[a][0], segment[b][0]), segment[a][1], segment[b][1]
    return lambda i: edge.distance_at(
        segment[i][0], (segment[i][1] - start) / (time - start) if time > start else 0)


def profile(segment, a, b):
    edge, start, end = Edge(segment[a][0], segment[b][0]), segment[a][2], segment[b][2]

    def difference(i):
        part = edge.foot(segment[i][0])[1] / edge.length if edge.length else 0
        return abs(segment[i][2] - start - part * (end - start)) * (1 - 1e-7)
    return difference


def check_tracks(folder):
    """All methods, from steps of a meter to steps of 300 km, also over the poles and 180°."""
    dice = random.Random(7)
    for name, start, step in [
            ("meters", (7.7, 46.0), 1), ("steps", (-70.2, -33.4), 15),
            ("dateline", (179.9, -17), 800), ("equator", (-0.01, 0.01), 30),
            ("north pole", (10.0, 89.95), 1500),
            ("south pole", (-120.0, -89.9), 300), ("kilometers", (25.1, 62.0), 9000),
            ("oceans", (-150.0, 20.0), 300e3)]:
        track = Track([walk(dice, start, step, 60), walk(dice, start, step, 25),
                       walk(dice, start, step, 2)])
        near_pole = abs(start[1]) > 80 or step > 1e5
        for share in (0.4, 3):
            limit = round(step * share, 3)
            where, kept = run(name, folder, track, "--tolerance", f"{limit}m")
            bounded(where, track.segments, kept, limit, ground)
            for segment, indices in zip(track.segments, kept):
                check(where, indices == measures.douglas_peucker(
                    len(segment), limit,
                    lambda a, b: list(map(ground(segment, a, b), range(a + 1, b)))),
                    "not what Douglas–Peucker keeps")
        limit, rise = step * 2, 3
        where, kept = run(
            name, folder, track, "--tolerance", f"{limit}m", "--vertical", f"{rise}m")
        bounded(where, track.segments, kept, limit, ground)
        bounded(where, track.segments, kept, rise, profile)
        where, kept = run(name, folder, track, "--tolerance", f"{limit}m", "--method", "td-tr")
        bounded(where, track.segments, kept, limit, synchronized)
        where, kept = run(
            name, folder, track, "--tolerance", f"{limit}m", "--method", "visvalingam", again=False)
        bounded(where, track.segments, kept, limit, ground)
        where, kept = run(name, folder, track, "--tolerance", f"{limit}m", "--method", "radial")
        bounded(where, track.segments, kept, limit,
                lambda s, a, b: lambda i: between(s[a][0], s[i][0]))
        for segment, indices in zip(track.segments, kept):
            legs = [between(segment[a][0], segment[b][0]) for a, b in zip(indices, indices[1:-1])]
            check(where, all(leg > limit for leg in legs), "a leg is shorter than the tolerance")
        # Farther apart triangles are seen otherwise.
        if step < 1e3:
            for weighted in (False, True):
                area = step * step
                where, kept = run(name, folder, track, "--area", area, "--method", "visvalingam",
                                  *(["--weighted"] if weighted else []))
                for segment, indices in zip(track.segments, kept):
                    check(where, indices == measures.visvalingam(
                        [f[0] for f in segment], area, weighted), "not what Visvalingam keeps")
        if not near_pole:
            zoom = round(math.log2(156543 / step), 1)
            where, kept = run(
                name, folder, track, "--tolerance", f"1.5px@z{zoom}", zoom=zoom)
            for segment, indices in zip(track.segments, kept):
                points = pixels([f[0] for f in segment])
                bounded(where, [segment], [indices], 1.5, lambda s, a, b: lambda i: plane_distance(
                    points[i], points[a], points[b]) * 2 ** zoom)
        gappy = Track([walk(dice, start, step, 40, gaps=0.3), walk(dice, start, step, 20, gaps=1)])
        run(f"{name}, gaps", folder, gappy, "--tolerance", f"{limit}m", again=False)
        run(f"{name}, gaps", folder, gappy, "--tolerance", f"{limit}m", "--method", "td-tr")


def check_geos(folder):
    """The vertices that GEOS keeps of lines in the plane of web maps."""
    dice, compared = random.Random(11), 0
    for start, step, zoom, pixel in [
            ((8, 47), 12, 14, 1), ((-58, -34), 40, 10, 0.5), ((100, 1), 5, 17, 2),
            ((20, 70), 90, 9, 1), ((-179, 60), 25, 12, 0.7), ((140, -40), 3, 18, 3)]:
        track = Track([walk(dice, start, step, 3000)])
        step, _ = simplify(folder, track.gpx(), "gpx", "--tolerance", f"{pixel}px@z{zoom}")
        points, kept = pixels([f[0] for f in track.segments[0]]), step["keptIndices"][0]
        line, limit = LineString(points), pixel / 2 ** zoom
        low, middle, high = (
            list(line.simplify(limit * share, preserve_topology=False).coords)
            for share in (1 - 1e-6, 1, 1 + 1e-6))
        if low == high:
            compared += 1
            ours = [points[i] for i in kept]
            check(f"GEOS at {start}", ours == middle,
                  f"{len(kept)} vertices, GEOS keeps {len(middle)}; not both: "
                  f"{sorted(set(ours) ^ set(middle))[:4]}")
    check("GEOS", compared > 2, f"only {compared} lines were compared")


def check_rings(folder):
    """Areas stay valid, with the borders that they share, within the tolerance."""
    dice = random.Random(13)
    for corner, size, count in [((8, 47), 0.01, 4), ((-60, -70), 0.2, 3), ((0, 0), 2, 3)]:
        areas = cells(dice, corner, size, count)
        room = size * 111e3 * math.cos(math.radians(corner[1]))
        for share in (0.002, 0.03, 0.3, 5):
            limit = round(room * share, 3)
            step, out = simplify(folder, collection(areas), "geojson", "--tolerance", f"{limit}m")
            where = f"areas at {corner} to {limit} m"
            got = [shape(f["geometry"]) for f in json.loads(out.read_text())["features"]]
            check(where, all(a.is_valid and not a.is_empty for a in got), "an area is invalid")
            check(where, [len(a.interiors) for a in got] == [len(a) - 1 for a in areas],
                  "a hole is gone")
            whole = unary_union([Polygon(a.exterior) for a in got])
            check(where, whole.geom_type == "Polygon" and not whole.interiors,
                  "there are gaps between neighbors")
            parts = sum(Polygon(a.exterior).area for a in got)
            check(where, abs(parts - whole.area) <= 1e-12 * whole.area, "neighbors overlap")
            dropped = 0
            for area, simplified in zip(areas, got):
                for ring, after in zip(area, [simplified.exterior, *simplified.interiors]):
                    index = {place: i for i, place in enumerate(ring[:-1])}
                    places = list(after.coords)
                    check(where, len(places) >= 4 and set(places) <= set(index),
                          "a ring has other corners than it had")
                    indices = [index[p] for p in places if p in index]
                    steps = [(b - a) % len(index) for a, b in zip(indices, indices[1:])]
                    if sum(steps) != len(index):
                        steps = [(a - b) % len(index) for a, b in zip(indices, indices[1:])]
                        indices = indices[::-1]
                    check(where, sum(steps) == len(index), "corners are out of order")
                    dropped += len(index) - len(indices) + 1
                    # The borders between corners, each a line.
                    for a, b in zip(indices, indices[1:]):
                        until = b if b > a else b + len(index)
                        gone = range(a + 1, until)[::max(1, (until - a) // 8)]
                        if gone:
                            edge = Edge(ring[a], ring[b])
                            far = max(edge.distance(ring[i % len(index)]) for i in gone)
                            check(where, far <= limit * ROOM, f"{far} m off")
            check(where, dropped > 0 or share < 0.01, "nothing was dropped")


def check_levels(folder):
    """Documents with levels: those of a zoom are some of the next, and half a pixel off at most."""
    dice = random.Random(17)
    track = Track([walk(dice, (8, 47), 20, 1500), walk(dice, (9, 47), 400, 300)])
    _, out = simplify(folder, track.gpx(), "gpx", "--tolerance", "0.1px@z17", "--levels",
                      "--precision", "15", "--to", "overlay", out="json")
    feature = json.loads(out.read_text())["features"][0]
    zooms = feature["properties"]["overlay"]["vertexZoom"]
    for line, firsts in zip(feature["geometry"]["coordinates"], zooms):
        points = pixels([position[:2] for position in line])
        check("levels", len(set(firsts)) > 6 and firsts[0] == firsts[-1] == 0, "few levels")
        for zoom in range(19):
            kept = [i for i, first in enumerate(firsts) if first <= zoom]
            for a, b, gone in spans(kept):
                far = max(plane_distance(points[i], points[a], points[b]) for i in gone) * 2 ** zoom
                check("levels", far <= 0.5 * (1 + 1e-6), f"{far} pixels off at zoom {zoom}")


def check_budgets(folder):
    """Counts what comes out, and that one vertex more would have been too much."""
    dice = random.Random(19)
    track = Track([walk(dice, (8, 47), 20, 300), walk(dice, (8, 47), 20, 150)])

    def counted(*options, to="gpx"):
        step, out = simplify(folder, track.gpx(), "gpx", *options, "--to", to, out=to)
        return step["keptIndices"], out.read_text()

    def characters(kept):
        return sum(len(urllib.parse.quote(measures.polyline([s[i][0] for i in k]), safe=""))
                   for s, k in zip(track.segments, kept))

    for method in ("douglas-peucker", "visvalingam", "td-tr"):
        earlier = [[], []]
        for limit in (4, 17, 120, 449, 450, 9999):
            kept, _ = counted("--max-points", limit, "--method", method)
            where = f"{method} to {limit} points"
            check(where, sum(map(len, kept)) == min(limit, 450), f"{kept}")
            check(where, all(set(a) <= set(b) for a, b in zip(earlier, kept)), "not nested")
            earlier = kept
        for limit, option, to in [(9000, "--max-bytes", "gpx"), (700, "--max-bytes", "polyline"),
                                  (700, "--max-url", "polyline"), (900, "--max-url", "gpx")]:
            kept, text = counted(option, limit, "--method", method, to=to)
            _, more = counted("--max-points", sum(map(len, kept)) + 1, "--method", method, to=to)
            sizes = [len(text.encode()), len(more.encode())]
            if option == "--max-url":
                sizes = [characters(k) for k in (
                    kept, counted("--max-points", sum(map(len, kept)) + 1, "--method", method)[0])]
            check(f"{method} {option} {limit} of {to}", sizes[0] <= limit < sizes[1], f"{sizes}")
    source = folder / "i.gpx"
    refused = routelay("simplify", source, "--max-points", "3")
    check("3 points of two lines", refused.returncode != 0 and not refused.stdout, "not refused")


def check_references(folder):
    """Values that others have worked out with GeographicLib and by hand: latitude, longitude."""
    zigzag = [(45 + i / 10000, 7 + (0.0004, 0, -0.0004, 0)[(i - 1) % 4]) for i in range(21)]
    zigzag = [(round(y, 4), round(x, 4)) for y, x in zigzag]
    turns = [0, *range(1, 20, 2), 20]
    line, late = [(0.0, i / 1000) for i in range(5)], [0, 10, 20, 100, 110]
    peaks = [(45.0, 7.0), (45.001, 7.001), (45.0, 7.002), (45.003, 7.003), (45.0, 7.004)]
    for points, times, options, wanted in [
            (zigzag, None, ["--tolerance", "1m"], turns),
            (zigzag, None, ["--tolerance", "20m"], turns),
            ([(0.0, 179.99), (5e-05, 179.995), (0.0, -179.995), (0.01, -179.99), (0.0, -179.98)],
             None, ["--tolerance", "50m"], [0, 2, 3, 4]),
            (line, late, ["--tolerance", "50m", "--method", "td-tr"], [0, 2, 3, 4]),
            (line, late, ["--tolerance", "50m"], [0, 4]),
            (peaks, None, ["--area", "8761.5"], [0, 1, 2, 3, 4]),
            (peaks, None, ["--area", "8763"], [0, 2, 3, 4]),
            (peaks, None, ["--area", "26284"], [0, 2, 3, 4]),
            (peaks, None, ["--area", "26288"], [0, 4])]:
        track = Track([[((x, y), times and times[i] * 1000, None)
                        for i, (y, x) in enumerate(points)]])
        step, _ = simplify(folder, track.gpx(), "gpx", *options)
        check(f"reference {options}", step["keptIndices"] == [wanted], f"{step['keptIndices']}")
    for points, times, key, wanted in [
            ([(45.0, 7.0), (45.001, 7.05), (45.0, 7.1)], None, "maxDeviation", 109.915442),
            ([(0.0, 0.0), (0.0, 0.002), (0.0, 0.004)], [0, 20, 110], "maxSynchronizedDistance",
             141.679352)]:
        track = Track([[((x, y), times and times[i] * 1000, None)
                        for i, (y, x) in enumerate(points)]])
        step, _ = simplify(folder, track.gpx(), "gpx", "--tolerance", "1km")
        near("reference", key, step["certificate"][key], wanted, 1e-6)


with tempfile.TemporaryDirectory() as name:
    for part in (check_references, check_tracks, check_geos, check_rings, check_levels,
                 check_budgets):
        part(pathlib.Path(name))
finish(problems[:50], f"{checked} facts about simplified lines and areas are those of "
       "GeographicLib, GEOS and Python")
