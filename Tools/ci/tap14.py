"""A strict reader of TAP version 14 (https://testanything.org/tap-version-14-specification.html).

Of YAML blocks only the markers and the indentation are held.
"""
import re

TEST = re.compile(r"(not )?ok (\d+)(?: - (.*))?")
DIRECTIVE = re.compile(r" # (skip|todo)\S*(?: (.*))?$", re.IGNORECASE)


def parse(text):
    """A list of (ok, description, directive or None, lines of YAML); refuses what is not TAP."""
    lines = text.split("\n")
    if lines.pop() != "":
        raise ValueError("the last line has no end")
    if lines[:1] != ["TAP version 14"]:
        raise ValueError("the first line is no version")
    plan = re.fullmatch(r"1\.\.(\d+)", lines[1])
    if not plan:
        raise ValueError(f"line 2 is no plan: {lines[1]}")
    tests, block = [], None
    for number, line in enumerate(lines[2:], 3):
        if block is not None:
            if line == "  ...":
                tests[-1][3].extend(block)
                block = None
            elif line.startswith("  "):
                block.append(line[2:])
            else:
                raise ValueError(f"line {number} leaves a YAML block that is not closed")
        elif line == "  ---" and tests and not tests[-1][3]:
            block = []
        elif test := TEST.fullmatch(line):
            if int(test[2]) != len(tests) + 1:
                raise ValueError(f"line {number} has the number {test[2]}")
            tests.append((test[1] is None, *description(test[3] or "", number), []))
        else:
            raise ValueError(f"line {number} is nothing of TAP: {line}")
    if block is not None:
        raise ValueError("the last YAML block is not closed")
    if len(tests) != int(plan[1]):
        raise ValueError(f"{len(tests)} tests, planned were {plan[1]}")
    return tests


def description(text, number):
    """The description without escapes, and its directive."""
    directive = None
    if found := DIRECTIVE.search(text):
        directive, text = found[1].upper(), text[:found.start()]
    rest = re.sub(r"\\[\\#]", "", text)
    if "#" in rest or "\\" in rest:
        raise ValueError(f"line {number}: a # or backslash is not escaped: {text}")
    return re.sub(r"\\(.)", r"\1", text), directive
