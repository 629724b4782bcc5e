"""Validates the expected overlay documents with jsonschema, an implementation that is not ours.

Documents with one thing wrong must fail, or the schema says too little.
"""
import copy
import json

import jsonschema

from support import EXPECTED, finish, overlays, succeed


def at(document, path):
    for key in path:
        document = document[key]
    return document


def change(path, key, value):
    """A mutation that sets a member; None where the member's object is not there."""
    def apply(document):
        at(document, path)[key] = value
    return apply


def drop(path, key):
    """A mutation that takes a member away."""
    def apply(document):
        del at(document, path)[key]
    return apply


CAMERA = ("routelay", "cameras", 0)
OVERLAY = ("features", 0, "properties", "overlay")
MUTATIONS = {
    "another type of document": change((), "type", "Feature"),
    "no features": drop((), "features"),
    "features that are no list": change((), "features", {}),
    "no routelay member": drop((), "routelay"),
    "no version": drop(("routelay",), "version"),
    "an unknown version": change(("routelay",), "version", "one"),
    "an unknown member of routelay": change(("routelay",), "surprise", 1),
    "an unknown map type": change(("routelay",), "mapType", "sepia"),
    "sources that are no list": change(("routelay",), "sources", "ride.gpx"),
    "cameras that are no list": change(("routelay",), "cameras", {}),
    "a camera without center": drop(CAMERA, "center"),
    "a camera without field of view": drop(CAMERA, "fieldOfView"),
    "an unknown member of a camera": change(CAMERA, "surprise", 1),
    "a negative distance": change(CAMERA, "distance", -1),
    "a pitch that is no number": change(CAMERA, "pitch", "steep"),
    "a padding of three edges": drop(CAMERA + ("padding",), "left"),
    "a corner that is no position": change(CAMERA + ("visiblePolygon",), 0, 7),
    "clients without names": change(CAMERA, "clients", []),
    "a short bbox": change((), "bbox", [1, 2, 3]),
    "no overlay object": drop(("features", 0, "properties"), "overlay"),
    "an unknown type of overlay": change(OVERLAY, "type", "blob"),
    "an overlay without type": drop(OVERLAY, "type"),
    "an unknown member of overlay": change(OVERLAY, "surprise", 1),
    "an unknown level": change(OVERLAY, "level", "underground"),
    "an order that is no number": change(OVERLAY, "zIndex", "top"),
    "a color that is none": change(OVERLAY + ("style",), "strokeColor", "blue-ish"),
    "a width that is no number": change(OVERLAY + ("style",), "lineWidth", "4"),
    "an unknown member of style": change(OVERLAY + ("style",), "surprise", 1),
    "an unknown line cap": change(OVERLAY + ("style",), "lineCap", "pointed"),
    "a feature that is no feature": change(("features", 0), "type", "Thing"),
}

schema = json.loads(succeed("formats", "--schema", "overlay"))
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
validator = validator(schema)

problems, refused = [], dict.fromkeys(MUTATIONS, 0)
for path in overlays():
    name = path.relative_to(EXPECTED)
    document = json.loads(path.read_bytes())
    for error in list(validator.iter_errors(document))[:3]:
        place = "/".join(map(str, error.absolute_path))
        problems.append(f"{name}: {place}: {error.message}"[:400])
    # One feature is enough to spoil, and keeps this quick.
    document["features"] = document["features"][:1]
    for what, mutate in MUTATIONS.items():
        mutant = copy.deepcopy(document)
        try:
            mutate(mutant)
        except (KeyError, IndexError):
            continue  # this document has no such member
        if validator.is_valid(mutant):
            problems.append(f"{name}: with {what} it still validates")
        refused[what] += 1
problems += [f"no document could be given {what}" for what, count in refused.items() if not count]
finish(problems, f"{len(overlays())} overlay documents validate, and {sum(refused.values())} "
       f"spoiled ones do not")
