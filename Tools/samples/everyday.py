"""What people have in their folders."""

import json
import math
import random

from . import gpx
from .travel import Path, record, stamp


def files():
    yield "alpine-hike.gpx", alpine_hike()
    yield "city-run.gpx", city_run()
    yield "bike-commute.gpx", bike_commute()
    yield "desert-drive.gpx", desert_drive()
    yield "ferry.geojson", ferry()
    yield "kayak-islands.geojson", kayak_islands()


def alpine_hike():
    """Up to a pass in the morning, down after lunch: two segments, waypoints, receiver quality."""
    up = Path([
        (45.9012, 7.1203, 1587), (45.9048, 7.1175, 1655), (45.9082, 7.1216, 1790),
        (45.9117, 7.1190, 1921), (45.9149, 7.1262, 2075), (45.9186, 7.1247, 2210),
        (45.9203, 7.1321, 2358), (45.9241, 7.1338, 2471), (45.9262, 7.1405, 2604),
        (45.9301, 7.1422, 2718), (45.9318, 7.1487, 2801)], wander=18, seed=11)
    down = Path([
        (45.9318, 7.1487, 2801), (45.9289, 7.1520, 2655), (45.9243, 7.1496, 2440),
        (45.9214, 7.1531, 2292), (45.9161, 7.1478, 2101), (45.9118, 7.1409, 1938),
        (45.9066, 7.1327, 1742), (45.9030, 7.1251, 1634), (45.9012, 7.1203, 1587)],
        wander=14, seed=12)
    morning = record(up, 13, "2026-07-04T05:41:20Z", 12, 1.15,
                     stops=[(0.31, 540), (0.62, 960), (0.88, 300)])
    afternoon = record(down, 14, "2026-07-04T10:52:08Z", 12, 1.3, stops=[(0.45, 720)])
    rng = random.Random(15)

    def quality(f):
        satellites = rng.randint(9, 17)
        return (f"<fix>3d</fix><sat>{satellites}</sat>"
                f"<hdop>{round(14 / satellites, 1)}</hdop>")

    places = "".join(
        f'  <wpt lat="{lat}" lon="{lon}">\n    <ele>{ele}</ele>\n    <name>{name}</name>\n'
        f"    <desc>{desc}</desc>\n{link}    <sym>{sym}</sym>\n    <type>{kind}</type>\n  </wpt>\n"
        for lat, lon, ele, name, desc, link, sym, kind in [
            (45.9012, 7.1203, 1587, "Parcheggio", "Free until noon; 40 cars.", "", "Parking Area",
             "parking"),
            (45.9203, 7.1321, 2358, "Rifugio Crête Sèche", "Soup &amp; beds, June to September.",
             '    <link href="https://example.org/huts/7"><text>The hut’s page</text></link>\n',
             "Lodge", "hut"),
            (45.9318, 7.1487, 2801, "Col d’Arpalle 2801 m", "Snow until mid-July.", "", "Summit",
             "pass")])
    head = (
        "  <metadata>\n    <name>Saturday on the Col d’Arpalle</name>\n"
        "    <desc>Up by the hut, down by the moraine.</desc>\n"
        "    <author><name>Noémie Perrin</name></author>\n"
        '    <copyright author="The Routelay developers"><year>2026</year></copyright>\n'
        '    <link href="https://example.org/hikes/arpalle"><text>Notes</text></link>\n'
        f"    <time>{stamp(afternoon[-1].time)}</time>\n    <keywords>hike, pass, hut</keywords>\n"
        f"    {gpx.bounds(morning + afternoon)}\n  </metadata>\n")
    body = head + places + gpx.track(
        "<name>Col d’Arpalle</name><src>hand-held receiver</src><type>hiking</type>",
        gpx.segment(morning, quality), gpx.segment(afternoon))
    return gpx.document(
        body, attributes=' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
        f' xsi:schemaLocation="{gpx.NAMESPACE} {gpx.SCHEMA}"')


def city_run():
    """Two laps in a city at three seconds a fix, with heart rate, cadence and temperature."""
    lap = [(35.6812, 139.7612, 4), (35.6868, 139.7609, 5), (35.6912, 139.7561, 9),
           (35.6908, 139.7497, 22), (35.6871, 139.7448, 27), (35.6817, 139.7446, 21),
           (35.6782, 139.7487, 9), (35.6776, 139.7549, 4), (35.6791, 139.7594, 3)]
    run = record(Path(lap + lap + lap[:1], wander=4, seed=21), 22, "2026-04-11T21:03:30Z", 4, 3.3,
                 stops=[(0.11, 36), (0.37, 48), (0.61, 24), (0.83, 60)], noise=4.0)
    rng, heart = random.Random(23), 92.0

    def body_channels(f):
        nonlocal heart
        goal = 104 if f.speed == 0 else 148 + 6 * (f.speed - 3)
        heart += (goal - heart) * 0.06 + rng.gauss(0, 0.8)
        cadence = 0 if f.speed == 0 else round(82 + f.speed + rng.gauss(0, 1.2))
        warmth = round(13.5 + 2 * (f.time - run[0].time) / 3600)
        return ("<extensions><gpxtpx:TrackPointExtension>"
                f"<gpxtpx:atemp>{warmth}</gpxtpx:atemp><gpxtpx:hr>{round(heart)}</gpxtpx:hr>"
                f"<gpxtpx:cad>{cadence}</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions>")

    body = ("  <metadata>\n    <name>皇居ラン</name>\n"
            f"    <time>{stamp(run[0].time)}</time>\n  </metadata>\n"
            + gpx.track("<name>皇居ラン 二周</name><type>running</type>",
                        gpx.segment(run, body_channels)))
    return gpx.document(body, attributes=f' xmlns:gpxtpx="{gpx.GARMIN}v1"')


def bike_commute():
    """To work with a metro ride in between: two segments, speed, course, power."""
    path = Path([
        (50.4021, 30.6305, 98), (50.4103, 30.6189, 97), (50.4178, 30.6042, 95),
        (50.4262, 30.5921, 94), (50.4331, 30.5718, 96), (50.4389, 30.5561, 118),
        (50.4433, 30.5402, 171), (50.4471, 30.5253, 184), (50.4502, 30.5133, 176)],
        wander=10, seed=31)
    first = record(path, 32, "2026-05-18T05:12:00Z", 5, 5.6, noise=2.5,
                   stops=[(0.08, 45), (0.24, 70)], end=0.42)
    second = record(path, 33, "2026-05-18T05:48:35Z", 5, 4.9, noise=2.5,
                    stops=[(0.68, 40), (0.86, 85)], begin=0.61)
    rng = random.Random(34)

    def channels(f):
        power = 0 if f.speed == 0 else max(0, round(60 + 24 * f.speed + rng.gauss(0, 25)))
        cadence = 0 if f.speed == 0 else round(72 + rng.gauss(0, 5))
        return (f"<extensions><power>{power}</power><gpxtpx:TrackPointExtension>"
                f"<gpxtpx:cad>{cadence}</gpxtpx:cad><gpxtpx:speed>{f.speed:.2f}</gpxtpx:speed>"
                f"<gpxtpx:course>{f.course:.1f}</gpxtpx:course>"
                "</gpxtpx:TrackPointExtension></extensions>")

    body = gpx.track(
        "<name>Велосипедом на роботу</name><cmt>Між відрізками — метро.</cmt><type>cycling</type>",
        gpx.segment(first, channels), gpx.segment(second, channels))
    return gpx.document(body, attributes=f' xmlns:gpxtpx="{gpx.GARMIN}v2"')


def desert_drive():
    """A planned route, the drive that followed it, and places: names from right to left."""
    stages = [
        (29.2041, 25.5196, -14, "سيوة", "بداية الطريق", "City"),
        (29.3127, 25.7718, 31, "نقطة التفتيش", "أوراق السيارة", "Checkpoint"),
        (29.5914, 26.1840, 152, "المحطة ٢", "وقود وماء", "Gas Station"),
        (30.0562, 26.5021, 187, "الهضبة", "منظر واسع", "Scenic Area"),
        (30.6208, 26.8735, 203, "مفترق الطرق", "إلى اليمين", "Crossing"),
        (31.1433, 27.1289, 96, "بداية المنحدر", "", "Flag, Blue"),
        (31.3525, 27.2373, 12, "مرسى مطروح", "البحر", "City")]
    path = Path([s[:3] for s in stages], wander=60, seed=41)
    drive = record(path, 42, "2026-02-21T06:30:00Z", 20, 24, noise=4,
                   stops=[(0.1, 420), (0.24, 900)])
    places = "".join(
        f'  <wpt lat="{lat}" lon="{lon}"><ele>{ele}</ele><name>{name}</name>'
        f"<sym>{sym}</sym></wpt>\n"
        for lat, lon, ele, name, _, sym in (stages[0], stages[2], stages[6]))
    points = "".join(
        f'    <rtept lat="{lat}" lon="{lon}"><ele>{ele}</ele><name>{name}</name>'
        f"{f'<desc>{desc}</desc>' if desc else ''}<sym>{sym}</sym></rtept>\n"
        for lat, lon, ele, name, desc, sym in stages)
    body = (f"{places}  <rte>\n    <name>من سيوة إلى مطروح</name><number>1</number>\n"
            f"{points}  </rte>\n"
            + gpx.track("<name>رحلة إلى البحر</name><type>driving</type>", gpx.segment(drive)))
    return gpx.document(body)


def feature(geometry, properties, id=None):
    head = {"type": "Feature"} if id is None else {"type": "Feature", "id": id}
    return {**head, "geometry": geometry, "properties": properties}


def collection(features, **members):
    """A FeatureCollection with one feature a line."""
    lines = ",\n".join(
        json.dumps(f, ensure_ascii=False, separators=(",", ":")) for f in features)
    head = "".join(f",{json.dumps(k)}:{json.dumps(v, ensure_ascii=False)}"
                   for k, v in members.items())
    return f'{{"type":"FeatureCollection"{head},"features":[\n{lines}\n]}}\n'


def ferry():
    """A crossing with its times, the two piers and the roadstead, styled for any viewer."""
    path = Path([(37.9421, 23.6334, 0), (37.9318, 23.6218, 0), (37.9005, 23.5961, 0),
                 (37.8412, 23.5417, 0), (37.7903, 23.4895, 0), (37.7581, 23.4471, 0),
                 (37.7468, 23.4279, 0)], wander=12, seed=51)
    fixes = record(path, 52, "2026-06-14T05:15:00Z", 10, 7.2, noise=2)
    line = {"type": "LineString", "coordinates": [[f.longitude, f.latitude] for f in fixes]}
    piers = [("Πειραιάς, πύλη Ε8", 23.6334, 37.9421), ("Αίγινα", 23.4279, 37.7468)]
    road = [[23.6105, 37.9212], [23.6271, 37.9198], [23.6302, 37.9301], [23.6158, 37.9342],
            [23.6105, 37.9212]]
    return collection([
        feature(line, {
            "title": "Πειραιάς – Αίγινα", "description": "Πρωινό δρομολόγιο", "stroke": "#0a84ff",
            "stroke-width": 3, "stroke-opacity": 0.9, "vessel": {"name": "Απόλλων", "cars": 120},
            "coordinateProperties": {"times": [stamp(f.time) for f in fixes]}}, "crossing"),
        *(feature({"type": "Point", "coordinates": [lon, lat]},
                  {"title": name, "marker-symbol": "ferry", "marker-color": "#1c4e80"}, 10 + i)
          for i, (name, lon, lat) in enumerate(piers)),
        feature({"type": "Polygon", "coordinates": [road]},
                {"title": "Αγκυροβόλιο", "fill": "#ffd60a", "fill-opacity": 0.25}, "roadstead"),
    ])


def kayak_islands():
    """Two days among islands: a line of two parts, a MultiPoint, a reserve with a hole."""
    days = [
        ("2026-08-01T07:20:00Z", 61, [(58.8812, 17.9405), (58.8901, 17.9702), (58.8844, 18.0113),
                                      (58.8719, 18.0388), (58.8655, 18.0702)]),
        ("2026-08-02T06:45:00Z", 62, [(58.8655, 18.0702), (58.8533, 18.0617), (58.8431, 18.0204),
                                      (58.8507, 17.9755), (58.8690, 17.9478), (58.8812, 17.9405)])]
    parts = []
    for start, seed, points in days:
        path = Path([(*p, 0) for p in points], wander=25, seed=seed)
        parts.append(record(path, seed + 1, start, 15, 1.6, noise=2.5, stops=[(0.5, 1500)]))
    lines = [[[f.longitude, f.latitude] for f in part] for part in parts]
    reserve = [[round(18.03 + 0.02 * math.cos(a * math.pi / 12), 6),
                round(58.855 + 0.008 * math.sin(a * math.pi / 12), 6)] for a in range(24)]
    island = [[round(18.03 + 0.006 * math.cos(a * math.pi / 6), 6),
               round(58.855 - 0.002 * math.sin(a * math.pi / 6), 6)] for a in range(12)]
    return collection([
        feature({"type": "MultiLineString", "coordinates": lines}, {
            "name": "Två dagar i skärgården", "activity": "kayaking", "paddlers": 2,
            "coordinateProperties": {"times": [[stamp(f.time) for f in p] for p in parts]}}),
        feature({"type": "MultiPoint", "coordinates": [
            [18.0702, 58.8655], [18.0113, 58.8844], [17.9755, 58.8507]]},
            {"name": "Tältplatser", "marker-symbol": "campsite"}, "camps"),
        feature({"type": "Polygon", "coordinates": [reserve + reserve[:1], island + island[:1]]},
                {"name": "Sälskyddsområde", "note": "No landing from February to mid-August.",
                 "fill": "#30d158", "stroke": "#248a3d"}, "reserve"),
    ], name="Utö runt")
