"""A page with a real MapLibre GL JS, which is shown cameras and tells what it makes of them.

Python 3 standard library only, beside the package that ships MapLibre GL JS.
"""

import importlib.util
import json
import math
import os
import pathlib
import sys

import camera_fit
import chromium
from support import ROOT

PAGE = pathlib.Path(__file__).with_suffix(".html")


def script():
    """The MapLibre GL JS that the package `maplibre` ships; the package itself is not loaded."""
    package = importlib.util.find_spec("maplibre")
    for folder in package.submodule_search_locations if package else ():
        path = pathlib.Path(folder, "srcjs/maplibre-gl.js")
        if path.is_file():
            return path.as_uri()
    venv = ROOT / ".build/test-venv"
    if venv.is_dir() and not (venv / "installed.txt").exists():
        print("NOT CHECKED: Tools/setup could not reach PyPI, so there is no MapLibre GL JS")
        # On a machine without a network that is all that can be done; a build must not pass for it.
        sys.exit(1 if os.environ.get("CI") else 0)
    sys.exit("there is no MapLibre GL JS: run Tools/setup --test")


def answers(shots, vertices):
    """What the map says about shots, and about itself.

    A shot is a dictionary: viewport, padding, camera, the name of its vertices, and a box or None
    for which MapLibre shall find a camera of its own.
    """
    wanted = json.dumps({"shots": shots, "vertices": vertices}).replace("<", "\\u003c")
    page = PAGE.read_text().replace("{{script}}", script()).replace("{{wanted}}", wanted)
    answer = json.loads(chromium.text_of(page, "result"))
    if "error" in answer:
        sys.exit(f"the page with MapLibre GL JS failed: {answer['error']}")
    if not all(answer["sizes"]) or len(answer["results"]) != len(shots):
        sys.exit("the page's maps do not have the size of their viewports, or did not take every camera")
    if abs(math.radians(answer["fieldOfView"]) - camera_fit.FIELD_OF_VIEW) > 1e-6:
        sys.exit(f"MapLibre's field of view is {answer['fieldOfView']} degrees")
    return answer
