"""Headless Chromium for the checks. Python 3 standard library only."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless",
    # There is no graphics card: WebGL is computed.
    "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    # Containers have little shared memory.
    "--disable-dev-shm-usage",
    # Nothing is asked of any network.
    "--host-resolver-rules=MAP * ~NOTFOUND", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-extensions",
    "--no-first-run", "--no-default-browser-check",
)


def program():
    """The browser's path; CHROMIUM names another."""
    named = os.environ.get("CHROMIUM")
    path = next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
    if path is None:
        what = named or "Chromium in PATH"
        sys.exit(f"there is no {what}: run Tools/setup --test, or name a browser in CHROMIUM")
    return path


def version():
    """What the browser calls itself."""
    run = subprocess.run([program(), "--version"], capture_output=True, text=True, timeout=30)
    return run.stdout.strip() or f"{program()} without a version"


def text_of(page, element, seconds=60):
    """Opens a page and returns what its scripts, before it was loaded, wrote into a <script> element.

    Such an element is the one whose text the browser prints as it is, without references. Ends the
    check where the browser does not start, hangs, or the element is not there or empty.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page, encoding="utf-8")
        command = [program(), *FLAGS, f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.insert(1, "--no-sandbox")  # which root cannot have
        # A session of its own, so that a browser that hangs ends with all its processes.
        browser = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, "HOME": folder}, start_new_session=True)
        try:
            shown, said = (text.decode(errors="replace") for text in browser.communicate(timeout=seconds))
        except subprocess.TimeoutExpired:
            os.killpg(browser.pid, signal.SIGKILL)
            browser.communicate()
            sys.exit(f"{command[0]} did not finish in {seconds} s")
    found = re.search(rf'<script[^>]* id="{element}"[^>]*>(.*?)</script>', shown, re.S)
    if browser.returncode != 0 or not found or not found[1]:
        sys.exit(f"{command[0]} ended with {browser.returncode} and no result; it said:\n{said[-2000:]}")
    return found[1]
