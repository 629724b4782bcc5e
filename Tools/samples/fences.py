"""A delivery round, what it must do at some fences, a drive that does it and one that does not."""

import json

from . import gpx
from .travel import Path, record

DEPOT, STATION, SCHOOL = (48.2850, 14.2700), (48.3005, 14.2902), (48.2926, 14.2741)
WAY = [DEPOT, (48.2880, 14.2735), (48.2925, 14.2790), (48.2965, 14.2845), STATION]


def files():
    yield "zones.geojson", zones()
    yield "expectations.json", expectations()
    yield "passing-drive.gpx", drive(
        "On time", WAY + WAY[-2::-1], "2026-09-14T06:30:00Z", stay=300, seed=71)
    yield "failing-drive.gpx", drive(
        "Late, and by the school", [*WAY[:2], SCHOOL, (48.2942, 14.2776), *WAY[3:], *WAY[-2::-1]],
        "2026-09-14T06:41:00Z", stay=75, seed=72)


def zones():
    """A polygon with a hole, circles and a corridor."""
    def ring(south, west, north, east):
        return [[west, south], [east, south], [east, north], [west, north], [west, south]]

    def circle(name, place, radius):
        return feature(name, {"radius": radius}, "Point", [place[1], place[0]])

    def feature(name, properties, kind, coordinates):
        return {"type": "Feature", "id": name, "properties": properties,
                "geometry": {"type": kind, "coordinates": coordinates}}

    features = [
        feature("center", {"title": "Center, without the square before the station"}, "Polygon",
                [ring(48.2950, 14.2820, 48.3060, 14.3000),
                 ring(48.2990, 14.2880, 48.3020, 14.2925)]),
        circle("depot", DEPOT, 120), circle("station-yard", STATION, "80m"),
        circle("school", SCHOOL, 40),
        feature("agreed-way", {"buffer": "90m"}, "LineString", [[p[1], p[0]] for p in WAY])]
    lines = ",\n".join(json.dumps(f, ensure_ascii=False) for f in features)
    return f'{{"type":"FeatureCollection","features":[\n{lines}\n]}}\n'


def expectations():
    every = [
        {"name": "begins and ends at the depot", "tracks": "*-drive.gpx", "fence": "depot",
         "startsInside": True, "endsInside": True},
        {"name": "unloads at the station", "fence": "station-yard",
         "enter": {"min": 1, "between": ["2026-09-14T06:30:00Z", "2026-09-14T06:40:00Z"]},
         "dwell": "4min"},
        {"name": "stays away from the school", "fence": "school", "never": True},
        {"name": "keeps to the agreed way", "fence": "agreed-way", "always": True},
        {"name": "goes through the center both ways",
         "sequence": ["depot", "center", "station-yard", "center", "depot"]},
        {"name": "does not linger in the center", "fence": "center", "count": 2,
         "maxDwell": "3min"}]
    lines = ",\n".join(json.dumps(e) for e in every)
    return f'{{"expectations":[\n{lines}\n]}}\n'


def drive(name, points, start, stay, seed):
    """There and back: a fix every five seconds, a stay at the station."""
    points = [(latitude, longitude, 262) for latitude, longitude in points]
    path = Path(points)
    way = Path(points[:points.index((*STATION, 262)) + 1])
    fixes = record(path, seed, start, 5, 12.5, stops=[((way.length - 50) / path.length, stay)],
                   noise=2.0)
    return gpx.document(gpx.track(f"<name>{name}</name><type>driving</type>", gpx.segment(fixes)))
