"""Random tracks and areas for simplification_oracle.py, and the files that hold them."""
import datetime
import json
import math
import xml.etree.ElementTree as ElementTree

from simplification_measures import EARTH

EPOCH = datetime.datetime(2024, 5, 1, tzinfo=datetime.timezone.utc)


class Track:
    """Segments of positions, milliseconds and elevations; None for what is not known."""

    def __init__(self, segments):
        self.segments = segments

    def gpx(self):
        rows = ['<gpx version="1.1" creator="" xmlns="http://www.topografix.com/GPX/1/1"><trk>']
        for segment in self.segments:
            rows.append("<trkseg>")
            for (x, y), time, height in segment:
                rows.append(f'<trkpt lat="{y!r}" lon="{x!r}">')
                rows.append("" if height is None else f"<ele>{height!r}</ele>")
                if time is not None:
                    moment = EPOCH + datetime.timedelta(milliseconds=time)
                    rows.append(f"<time>{moment.isoformat(timespec='milliseconds')[:-6]}Z</time>")
                rows.append("</trkpt>")
            rows.append("</trkseg>")
        return "\n".join(rows + ["</trk></gpx>"])


def fixes(path):
    """The segments of a GPX file that was written, as Track has them."""
    def value(point, tag):
        return next((e.text for e in point if e.tag.endswith("}" + tag)), None)

    def milliseconds(text):
        moment = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
        return round((moment - EPOCH).total_seconds() * 1000)

    segments = []
    for segment in ElementTree.parse(path).getroot().iter():
        if segment.tag.endswith("}trkseg"):
            segments.append([])
            for p in segment:
                time, height = value(p, "time"), value(p, "ele")
                segments[-1].append((
                    (float(p.get("lon")), float(p.get("lat"))), time and milliseconds(time),
                    height and float(height)))
    return segments


def walk(dice, start, step, count, gaps=0.0):
    """A way that turns, stops, speeds up and climbs; some values are missing."""
    place, heading, time, height, result = start, dice.uniform(0, 360), 0, 100.0, []
    for _ in range(count):
        result.append((place, None if dice.random() < gaps else time,
                       None if dice.random() < gaps else round(height, 2)))
        heading += dice.gauss(0, 25) if dice.random() < 0.9 else dice.uniform(-120, 120)
        length = 0 if dice.random() < 0.03 else step * dice.uniform(0.2, 1.8)
        if length:
            to = EARTH.Direct(place[1], place[0], heading, length)
            place, heading = (to["lon2"], to["lat2"]), to["azi2"]
        time += round(1000 * dice.uniform(0.5, 3) * (20 if dice.random() < 0.05 else 1))
        height += dice.gauss(0, 2)
    return result


def cells(dice, corner, size, count):
    """Areas that share jagged borders: squares of a grid, one of them with a hole."""
    def jagged(a, b):
        """A way between two corners, the same for both that ask for it."""
        if a > b:
            return jagged(b, a)[::-1]
        if (a, b) not in ways:
            way = []
            for i in range(1, 30):
                part = i / 30
                across = dice.uniform(-0.12, 0.12) * size * math.sin(math.pi * part)
                way.append((
                    corner[0] + size * (a[0] + (b[0] - a[0]) * part) + across * (b[1] - a[1]),
                    corner[1] + size * (a[1] + (b[1] - a[1]) * part) + across * (b[0] - a[0])))
            at = [(corner[0] + size * p[0], corner[1] + size * p[1]) for p in (a, b)]
            ways[a, b] = [at[0], *way, at[1]]
        return ways[a, b]

    ways, areas = {}, []
    for x in range(count):
        for y in range(count):
            ring, corners = [], [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
            for a, b in zip(corners, corners[1:]):
                ring += jagged(a, b)[:-1]
            areas.append([ring + ring[:1]])
    hole = [(corner[0] + size * (0.5 + r * math.cos(t / 20 * math.pi)),
             corner[1] + size * (0.5 - r * math.sin(t / 20 * math.pi)))
            for t, r in ((t, dice.uniform(0.1, 0.35)) for t in range(40))]
    areas[0].append(hole + hole[:1])
    return areas


def collection(areas):
    return json.dumps({"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {}, "geometry": {
            "type": "Polygon", "coordinates": area}} for area in areas]})
