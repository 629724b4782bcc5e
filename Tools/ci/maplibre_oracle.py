"""Holds the cameras of `routelay frame` against MapLibre GL JS in headless Chromium.

The page makes a real map of each viewport, jumps to each camera and tells where `map.project` puts
every vertex. Then, within a hundredth of a pixel: it is where our model of the camera (camera_fit.py)
puts it; it is inside the padded viewport; and the image could not be larger, as two opposite edges
are touched. Boxes are also held against what MapLibre itself finds with `cameraForBounds`. At last
the check must notice cameras that are off by a twentieth of a pixel.

Tools/ci/maplibre [--own-cameras]

With --own-cameras the cameras are those of camera_fit.py, and no binary is needed: where the check
fails, that tells whether the cameras or the check is wrong. Beside the package that ships MapLibre
GL JS this needs the standard library only.
"""

import json
import math
import pathlib
import sys
import tempfile
import time
import xml.etree.ElementTree

import camera_fit
import chromium
import maplibre_page
from camera_judgement import Judgement
from support import SAMPLES, finish, succeed

OFF = 0.05  # what must be noticed, in CSS pixels

VIEWPORTS = ((390, 844), (1280, 720))
PADDINGS = ((0, 0, 0, 0), (40, 40, 40, 40), (60, 30, 90, 20), (20, 230, 300, 10))
# Heading, pitch, mode.
VIEWS = (
    ("north", 0, "balanced"), ("35", 0, "balanced"), ("best", 0, "balanced"),
    ("north", 45, "balanced"), ("200", 60, "balanced"), ("along", 60, "balanced"),
    ("principal", 30, "balanced"), ("200", 60, "nearest"), ("-75.5", 20, "nearest"),
)
INPUTS = (
    "everyday/alpine-hike.gpx", "everyday/bike-commute.gpx", "everyday/city-run.gpx",
    "everyday/desert-drive.gpx", "everyday/ferry.geojson", "everyday/kayak-islands.geojson",
    "edge/antimeridian.gpx",
)
# West, south, east, north; the last one is over the 180th meridian.
BOXES = ((7, 45, 7.1, 45.1), (-71.3, -33.5, -70.2, -33.4), (24.9, 83.2, 25.4, 83.6), (177, -20, 183, -15))


class Row:
    """One camera: what it frames, how it was asked for, and what is to be expected."""

    def __init__(self, name, path, viewport, padding, heading="north", pitch=0, mode="balanced",
                 limited=False, moved_by_map=False):
        self.name, self.path, self.viewport, self.padding = name, path, viewport, padding
        self.heading, self.pitch, self.mode = heading, pitch, mode
        self.limited = limited  # whether it may be no nearer than it is
        self.asked = 500 if limited else 1  # meters from the eye to the center, as MapKit sees
        # MapLibre sees more at once; the center is to be as large in both.
        self.least = self.asked * 1.5 * 2 * math.tan(math.radians(15))
        self.moved_by_map = moved_by_map  # MapLibre shows nothing beyond the latitude where its world ends
        self.vertices = vertices(SAMPLES / path)
        self.camera = None  # as routelay says it
        self.box = None  # west, south, east, north, where MapLibre can find a camera of its own
        self.off = None  # how the map's camera is wrong on purpose

    def __str__(self):
        words = [self.name, "x".join(map(str, self.viewport)), f"padding {','.join(map(str, self.padding))}",
                 f"heading {self.heading}", f"pitch {self.pitch}", self.mode]
        return ", ".join(words + ([f"camera off: {self.off}"] if self.off else []))

    def ask(self):
        """Gets the camera from the binary."""
        frame = json.loads(succeed(
            "frame", self.path, "--viewport", "x".join(map(str, self.viewport)),
            "--padding", ",".join(map(str, self.padding)), "--heading", self.heading, "--pitch", self.pitch,
            "--mode", self.mode, "--min-distance", f"{self.asked}m", "--json"))["frames"][0]
        self.camera = frame["clients"]["maplibre"]
        said = (frame["viewport"], frame["padding"], frame["fits"], self.camera["pitch"])
        wanted = (dict(zip(("width", "height"), self.viewport)),
                  dict(zip(("top", "left", "bottom", "right"), self.padding)), True, self.pitch)
        problems = [] if said == wanted else [f"{self}: viewport, padding, fits and pitch are {said}"]
        if not self.heading.isalpha() or self.heading == "north":
            heading = 0.0 if self.heading == "north" else float(self.heading)
            if (self.camera["bearing"] - heading) % 360 != 0:
                problems.append(f"{self}: the bearing is {self.camera['bearing']}")
        return problems

    def compute(self):
        """Computes the camera without the binary; a heading in words is some heading."""
        words = {"north": 0, "best": 58.765, "principal": -12.25, "along": 130}
        heading = words.get(self.heading)
        self.camera = camera_fit.fit(
            self.vertices, self.viewport, self.padding, float(self.heading) if heading is None else heading,
            self.pitch, self.mode == "nearest", self.least)
        self.camera["center"] = [round(value, 7) for value in self.camera["center"]]
        self.camera["zoom"] = round(self.camera["zoom"], 6)
        return []

    def shot(self):
        """What the page is asked: a camera, and which vertices to project."""
        camera = dict(self.camera)
        degree = 360 / 512 / 2 ** camera["zoom"] * OFF
        longitude, latitude = camera["center"]
        if self.off == "east":
            camera["center"] = [longitude + degree, latitude]
        elif self.off == "north":
            camera["center"] = [longitude, latitude + degree * math.cos(math.radians(latitude))]
        elif self.off in ("near", "far"):
            extent = min(self.viewport[0] - self.padding[1] - self.padding[3],
                         self.viewport[1] - self.padding[0] - self.padding[2])
            camera["zoom"] += math.log2(1 + OFF / (extent / 2)) * (1 if self.off == "near" else -1)
        elif self.off == "bearing":
            camera["bearing"] += math.degrees(OFF / (min(self.viewport) / 2))
        return {"viewport": self.viewport, "padding": self.padding, "camera": camera,
                "vertices": self.path, "box": self.box}


# The inputs

def vertices(path):
    """Every position of a file, as (longitude, latitude), at the latitudes that a web map has."""
    if path.suffix == ".gpx":
        places = [(float(element.get("lon")), float(element.get("lat")))
                  for element in xml.etree.ElementTree.parse(path).iter()
                  if element.tag.rpartition("}")[2] in ("trkpt", "rtept", "wpt")]
    else:
        places = []
        open_ends = [json.loads(path.read_bytes())]
        while open_ends:
            value = open_ends.pop()
            if isinstance(value, dict):
                open_ends += [value[key] for key in ("features", "geometry", "geometries", "coordinates")
                              if value.get(key)]
            elif isinstance(value[0], (dict, list)):
                open_ends += value
            else:
                places.append((value[0], value[1]))
    limit = camera_fit.LIMIT
    return list(dict.fromkeys((x, max(-limit, min(limit, y))) for x, y in places))


def written(folder, name, places):
    """Writes a GPX file with one track through places (longitude, latitude)."""
    path = pathlib.Path(folder, name)
    fixes = "".join(f'<trkpt lat="{y}" lon="{x}"/>' for x, y in places)
    path.write_text('<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">'
                    f"<trk><trkseg>{fixes}</trkseg></trk></gpx>")
    return str(path)


def table(folder):
    """All rows."""
    rows = []
    for i, path in enumerate(INPUTS):
        for j, (heading, pitch, mode) in enumerate(VIEWS):
            for k, viewport in enumerate(VIEWPORTS):
                padding = PADDINGS[(i + j + 2 * k) % len(PADDINGS)]
                rows.append(Row(path, path, viewport, padding, heading, pitch, mode))
    for path in ("edge/single-fix.gpx", "edge/gap-between-segments.gpx"):
        rows.append(Row(path, path, VIEWPORTS[0], PADDINGS[2], "35", 0))
    north = written(folder, "high-north.gpx", [(10, 83.9), (10.4, 84.1), (11.2, 84.0), (11, 83.95)])
    for viewport in VIEWPORTS:
        rows.append(Row("in the high north", north, viewport, PADDINGS[1], "35", 0))
        rows.append(Row("in the high north", north, viewport, PADDINGS[2], "best", 30))
    # At 80 to 88 degrees north the last degrees are cut off; north of that edge MapLibre shows nothing.
    beyond = written(folder, "beyond.gpx", [(10, 80), (12, 83), (11, 88)])
    rows.append(Row("over the edge of the world", beyond, (1280, 720), (0, 20, 20, 20)))
    rows.append(Row("over the edge of the world", beyond, (1280, 720), (40, 20, 20, 20), moved_by_map=True))
    for viewport in VIEWPORTS:
        rows.append(Row("edge/near-pole.gpx", "edge/near-pole.gpx", viewport, PADDINGS[1], moved_by_map=True))
    point = written(folder, "point.gpx", [(-179.99999, -16.5)] * 2)
    for heading, pitch in (("north", 0), ("35", 0), ("200", 60)):
        rows.append(Row("a single point", point, VIEWPORTS[0], PADDINGS[2], heading, pitch, limited=True))
    for west, south, east, north in BOXES:
        path = written(folder, f"box{west}.gpx", [(west, south), (east, south), (east, north), (west, north)])
        for heading in ("north", "30", "-120"):
            for viewport, padding in zip(VIEWPORTS, PADDINGS[1:]):
                row = Row(f"a box at {west},{south}", path, viewport, padding, heading)
                row.box = (west, south, east, north)
                rows.append(row)
    return rows


# The check

def off_on_purpose(rows):
    """Copies of some rows, whose cameras are wrong in the map."""
    fitting = [row for row in rows if not (row.limited or row.moved_by_map or row.box)]
    copies = []
    for i, off in enumerate(("east", "north", "near", "far", "bearing")):
        for row in fitting[i::11]:
            copy = object.__new__(Row)
            copy.__dict__.update(row.__dict__, off=off)
            copies.append(copy)
    return copies


def main():
    arguments = sys.argv[1:]
    if arguments not in ([], ["--own-cameras"]):
        sys.exit(__doc__)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        rows = table(folder)
        problems = [words for row in rows for words in (row.compute() if arguments else row.ask())]
    wrong = off_on_purpose(rows)
    answer = maplibre_page.answers(
        [row.shot() for row in rows + wrong], {row.path: row.vertices for row in rows})
    judgement = Judgement()
    for row, result in zip(rows, answer["results"]):
        judgement.take(row, result)
    problems += judgement.all()
    unnoticed = []
    for row, result in zip(wrong, answer["results"][len(rows):]):
        alone = Judgement()
        alone.take(row, result)
        # A turn about the center can leave the image as large as it was.
        if not alone.model or not alone.fit and row.off != "bearing":
            unnoticed.append(f"{row}: this was not noticed")
    if not judgement.all():
        problems += unnoticed
    most = judgement.most
    if len(problems) > 20:
        problems[20:] = [f"and {len(problems) - 20} more"]
    finish(problems, f"""MapLibre GL JS {answer['version']} in {chromium.version()}, {answer['renderer']}
{len(rows)} cameras, {judgement.vertices} vertices, {time.monotonic() - started:.0f} s
pixels, at most: {most['model']:.1e} from the model of the camera,
  {most['fit']:.1e} from the fit, where seven decimals leave up to {most['digits']:.1e} open,
  {most['own']:.1e} from MapLibre's own camera for a box
{judgement.moved} cameras near a pole were moved by MapLibre, as expected
{len(wrong)} cameras that were off by {OFF} px were noticed""")


main()
