"""Works out the statistics of every GPX sample anew and compares them with `routelay info`.

Lengths are sums of GeographicLib's exact geodesics (within 1e-9 of themselves, and the half
millimeter that reports are rounded to). What `--compare-methods` says of gpxpy is compared with gpxpy.
The rest are sums written down as their definitions say.
"""
import datetime
import decimal
import json
import math
import re
import xml.etree.ElementTree as ElementTree

import gpxpy.geo
import gpxpy.gpx
from geographiclib.geodesic import Geodesic

from support import SAMPLES, finish, inputs, succeed

ROUNDING = 0.0005001
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
CHANNELS = {"hr": "heartRate", "cad": "cadence", "atemp": "temperature"}


def seconds(text):
    """Seconds since 1970, exactly; a time without a zone is UTC."""
    date, hour, minute, second, fraction, sign, hours, minutes = re.fullmatch(
        r"\s*(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):?(\d\d))?\s*",
        text).groups()
    days = datetime.date.fromisoformat(date).toordinal() - datetime.date(1970, 1, 1).toordinal()
    ahead = int(f"{sign}1") * (int(hours) * 60 + int(minutes)) if sign else 0
    whole = ((days * 24 + int(hour)) * 60 + int(minute) - ahead) * 60 + int(second)
    return decimal.Decimal(whole) + decimal.Decimal(fraction or 0)


def local(element):
    """A name without its namespace, in lower case: some makers have it otherwise."""
    return element.tag.rpartition("}")[2].lower()


class Fix:
    """A track point: its place, elevation, time and channels; None for what it has not."""

    def __init__(self, element):
        place = {name.lower(): value for name, value in element.items()}
        self.latitude, self.longitude = float(place["lat"]), float(place["lon"])
        texts = {local(e): e.text for e in element.iter() if e.text and e.text.strip()}
        self.elevation = float(texts["ele"]) if "ele" in texts else None
        self.time = seconds(texts["time"]) if "time" in texts else None
        self.channels = {
            name: float(texts[tag]) for tag, name in CHANNELS.items() if tag in texts}
        # Whole microseconds are all that gpxpy has.
        self.location = gpxpy.gpx.GPXTrackPoint(
            self.latitude, self.longitude, self.elevation,
            self.time and EPOCH + datetime.timedelta(microseconds=int(self.time * 1000000)))


def segments(path):
    """The segments of all tracks of a GPX file."""
    root = ElementTree.parse(path).getroot()
    return [[Fix(p) for p in segment if local(p) == "trkpt"]
            for segment in root.iter() if local(segment) == "trkseg"]


def leg(a, b):
    return Geodesic.WGS84.Inverse(
        a.latitude, a.longitude, b.latitude, b.longitude, Geodesic.DISTANCE)["s12"]


def expected(segment):
    """Statistics of a segment: raw ascent, and every leg under 0.5 m/s is a stop."""
    legs = [(a, b, leg(a, b)) for a, b in zip(segment, segment[1:])]
    heights = [f.elevation for f in segment if f.elevation is not None]
    rises = [b - a for a, b in zip(heights, heights[1:])]
    result = {"distance": sum(length for _, _, length in legs)}
    if heights:
        result |= {
            "distance3D": sum(
                math.hypot(length, b.elevation - a.elevation)
                if a.elevation is not None and b.elevation is not None else length
                for a, b, length in legs),
            "ascent": sum(r for r in rises if r > 0), "descent": -sum(r for r in rises if r < 0),
            "minElevation": min(heights), "maxElevation": max(heights)}
    times = [f.time for f in segment if f.time is not None]
    if times:
        way, speeds, last = 0.0, [], None
        for i, fix in enumerate(segment):
            way += legs[i - 1][2] if i else 0
            if fix.time is None:
                continue
            if last is not None and fix.time > last:
                speeds.append((way / float(fix.time - last), fix.time - last))
            last, way = fix.time, 0.0
        result["recordedTime"] = float(max(times) - min(times))
        if times == sorted(times):
            result["movingTime"] = float(sum(s for speed, s in speeds if speed >= 0.5))
        if speeds:
            result["maxSpeed"] = max(speed for speed, _ in speeds)
    return result


def channel(all_segments, name):
    """Minimum, maximum, average by time, and number of a channel; None where there is none."""
    values = [f.channels[name] for s in all_segments for f in s if name in f.channels]
    if not values:
        return None
    weighted, total = 0.0, 0.0
    for segment in all_segments:
        for a, b in zip(segment, segment[1:]):
            if name in a.channels and name in b.channels and a.time and b.time and b.time > a.time:
                duration = float(b.time - a.time)
                weighted += (a.channels[name] + b.channels[name]) / 2 * duration
                total += duration
    average = weighted / total if total else sum(values) / len(values)
    return {"minimum": min(values), "maximum": max(values), "average": average,
            "fixes": len(values)}


problems, compared = [], 0


def compare(where, wanted, got):
    """Notes each number that is not what it should be."""
    global compared
    for key, value in wanted.items():
        compared += 1
        if got.get(key) is None or abs(got[key] - value) > ROUNDING + 1e-9 * abs(value):
            problems.append(f"{where}: {key} is {got.get(key)}, should be {value}")


for path in [p for p in inputs() if p.suffix == ".gpx"]:
    report = json.loads(succeed(
        "info", path, "--json", "--ascent-method", "raw", "--stop-duration", "0",
        "--compare-methods", "--splits", "400m", "--quiet"))["files"][0]
    wanted = segments(SAMPLES / path)
    got = [s for track in report["tracks"] for s in track["segments"]]
    if [s["points"] for s in got] != [len(s) for s in wanted]:
        problems.append(f"{path}: segments of {[s['points'] for s in got]} points")
        continue
    for i, (segment, found) in enumerate(zip(wanted, got)):
        compare(f"{path} segment {i + 1}", expected(segment), found["stats"])
    # The makers' many other elements are the business of the reader's tests.
    for name in CHANNELS.values() if path.parts[0] == "everyday" else ():
        compare(f"{path} {name}", channel(wanted, name) or {}, report["stats"][name] or {})
    rows = {(r["quantity"], r["countsLike"]): r["value"] for r in report["comparison"]}
    climbs = [gpxpy.geo.calculate_uphill_downhill([f.elevation for f in s]) for s in wanted]
    ways = {
        ("distance", "gpxpy length_2d"):
            sum(gpxpy.geo.length_2d([f.location for f in s]) for s in wanted)}
    if any(f.elevation is not None for s in wanted for f in s):
        ways |= {
            ("distance", "gpxpy length_3d"):
                sum(gpxpy.geo.length_3d([f.location for f in s]) for s in wanted),
            ("ascent", "gpxpy get_uphill_downhill"): sum(up for up, _ in climbs),
            ("descent", "gpxpy get_uphill_downhill"): sum(down for _, down in climbs)}
    if any(f.time for s in wanted for f in s):
        ways["movingTime", "gpxpy get_moving_data"] = sum(
            gpxpy.gpx.GPXTrackSegment([f.location for f in s]).get_moving_data().moving_time
            for s in wanted)
    compare(f"{path} compared", ways, rows)
    for i, track in enumerate(report["tracks"]):
        for key in ("distance", "ascent", "descent"):
            parts = [s[key] for s in track["splits"] if s[key] is not None]
            if parts and abs(sum(parts) - track["stats"][key]) > ROUNDING * (len(parts) + 1):
                problems.append(f"{path}: {key} of the splits of track {i + 1} is {sum(parts)}")

finish(problems, f"{compared} statistics of the samples are those of GeographicLib, gpxpy and Python")
