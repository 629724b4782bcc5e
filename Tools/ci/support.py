"""What the checks in this folder share. Python 3 standard library only."""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "SampleRoutes"
EXPECTED = SAMPLES / "expected"
RECORDED = 3  # the exit code of a run that recorded: never 0, so no check passes by recording


def binary():
    """The release binary; ROUTELAY names another."""
    path = pathlib.Path(os.environ.get("ROUTELAY", ROOT / ".build/release/routelay")).resolve()
    if not os.access(path, os.X_OK):
        sys.exit(f"there is no {path}: run Tools/ci/release first")
    return path


def routelay(*arguments, **options):
    """Runs the binary in SampleRoutes; returns the finished process with its output as bytes."""
    command = [str(binary()), *map(str, arguments)]
    return subprocess.run(
        command, cwd=SAMPLES, stdin=subprocess.DEVNULL, capture_output=True, timeout=120, **options)


def succeed(*arguments):
    """Runs the binary; returns its standard output, and ends the check where it fails."""
    run = routelay(*arguments)
    if run.returncode != 0:
        said = run.stderr.decode(errors="replace")
        sys.exit(f"routelay {' '.join(map(str, arguments))} ended with {run.returncode}:\n{said}")
    return run.stdout


def inputs():
    """The sample files that convert, relative to SampleRoutes."""
    files = [f for folder in ("everyday", "edge") for f in sorted((SAMPLES / folder).iterdir())]
    endings = (".gpx", ".geojson", ".geojsonl", ".geojsons", ".polyline")
    return [f.relative_to(SAMPLES) for f in files if f.suffix in endings]


def overlays():
    """The expected overlay documents, one per sample input."""
    return [EXPECTED / f.with_suffix(".overlay.json") for f in inputs()]


def difference(got, wanted):
    """The first line where bytes differ, in words; None where they are the same."""
    if got == wanted:
        return None
    a, b = got.split(b"\n"), wanted.split(b"\n")
    line = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))

    def show(lines):
        if line >= len(lines):
            return "(nothing)"
        start = 0
        if line < len(a) and line < len(b):
            start = max(0, len(os.path.commonprefix([a[line], b[line]])) - 40)
        return lines[line][start:start + 160].decode(errors="replace")

    return f"line {line + 1} is\n    {show(a)}\n  and should be\n    {show(b)}"


def finish(problems, done):
    """Prints the problems and ends with 1, or says what was done."""
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(1)
    print(done)


def recorded(what):
    """Says what was recorded, and ends in a way that no check takes for success."""
    print(f"recorded {what}: look at the difference, then run again without --record")
    sys.exit(RECORDED)
