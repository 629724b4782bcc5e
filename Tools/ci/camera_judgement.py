"""Whether what a map shows is what a camera promised. Python 3 standard library only."""

import math

import camera_fit

TOLERANCE = 0.01  # CSS pixels
# How far the printed digits may be from the camera that was meant: seven decimals of a degree, six
# of a zoom.
HALF_DEGREE, HALF_ZOOM = 0.5e-7, 0.5e-6


def apart(one, other):
    """The distance of two points."""
    return math.hypot(one[0] - other[0], one[1] - other[1])


def same_state(camera, state):
    """Whether the map stands where it was told to."""
    turn = (camera["bearing"] - state["bearing"] + 180) % 360 - 180
    return max(abs(camera["zoom"] - state["zoom"]), abs(turn), abs(camera["pitch"] - state["pitch"]),
               abs(camera_fit.near(camera["center"][0], state["center"][0]) - state["center"][0]),
               abs(camera["center"][1] - state["center"][1])) < 1e-9


def printed(camera, viewport, places):
    """How many pixels the digits that are not printed can move one of the places on the screen."""
    degree = 512 * 2 ** camera["zoom"] / 360
    center = HALF_DEGREE * degree * math.hypot(1, 1 / math.cos(math.radians(camera["center"][1])))
    largest = max(size for _, _, size in places)
    return center * largest + HALF_ZOOM * math.log(2) * max(viewport) * max(1, largest)


class Judgement:
    """What was wrong with rows, and the greatest differences that were not."""

    def __init__(self):
        self.model, self.fit, self.own = [], [], []  # sentences
        # The greatest differences: from the model; from a fit, and what the digits that are not
        # printed can do; from MapLibre's own camera.
        self.most = {"model": 0.0, "fit": 0.0, "digits": 0.0, "own": 0.0}
        self.vertices = self.moved = 0

    def all(self):
        """All sentences."""
        return self.model + self.fit + self.own

    def take(self, row, result):
        """Judges one row by what the map made of its camera."""
        state, shown = result["state"], result["shown"]
        moved = not same_state(row.shot()["camera"], state)
        if moved != row.moved_by_map:
            self.model.append(f"{row}: MapLibre took {state} for {row.camera}" if moved else
                              f"{row}: MapLibre should have moved the camera, and did not")
            return
        # Where the map has moved the camera, nothing can be said about the fit.
        camera = state if moved else row.camera
        places = camera_fit.projected(camera, row.viewport, row.vertices)
        differences = [apart(one, other) for one, other in zip(places, shown, strict=True)]
        worst = max(range(len(places)), key=differences.__getitem__)
        self.vertices += len(places)
        if differences[worst] <= TOLERANCE:
            self.most["model"] = max(self.most["model"], differences[worst])
        else:
            self.model.append(f"{row}: vertex {row.vertices[worst]} is at {shown[worst]}, "
                              f"{differences[worst]:.4f} px from {places[worst][:2]}")
        if moved:
            self.moved += 1
            return
        digits = printed(camera, row.viewport, places)
        self.most["digits"] = max(self.most["digits"], digits)
        self.judge_fit(row, shown, digits)
        if result["own"]:
            self.judge_own(row, result["own"], digits)

    def judge_fit(self, row, shown, digits):
        """Whether the vertices are inside the padded viewport, in the middle, and fill it.

        The image is the largest where two opposite edges are touched.
        """
        (width, height), (top, left, bottom, right) = row.viewport, row.padding
        xs, ys = zip(*shown)
        slack = {"top": min(ys) - top, "left": min(xs) - left,
                 "bottom": height - bottom - max(ys), "right": width - right - max(xs)}
        errors = {"is not inside": -min(slack.values()),
                  "is not in the middle across": abs(slack["left"] - slack["right"]) / 2}
        if row.mode == "nearest" and row.pitch > 0:
            errors["is not against the top"] = abs(slack["top"])
        else:
            errors["is not in the middle along"] = abs(slack["top"] - slack["bottom"]) / 2
        if row.limited:
            # As near as is allowed, and in pixels: how much smaller or larger that makes the image.
            meters = camera_fit.meters(row.camera, row.viewport)
            errors[f"is seen from {meters} m"] = abs(meters / row.least - 1) * max(row.viewport) / 2
        else:
            errors["does not fill the padded viewport"] = min(
                max(abs(slack["left"]), abs(slack["right"])), max(abs(slack["top"]), abs(slack["bottom"])))
        for words, error in errors.items():
            if error <= TOLERANCE + digits:
                self.most["fit"] = max(self.most["fit"], error)
            else:
                self.fit.append(f"{row}: the image {words}, by {error:.4f} px; slack {slack}")

    def judge_own(self, row, own, digits):
        """Whether MapLibre itself finds the same camera for a box."""
        one, other = (camera_fit.place(camera_fit.near(x, own["center"][0]), y)
                      for x, y in (own["center"], row.camera["center"]))
        center = apart(one, other) * 2 ** own["zoom"]
        edges = abs(2 ** (row.camera["zoom"] - own["zoom"]) - 1) * max(row.viewport) / 2
        if max(center, edges) <= TOLERANCE + digits:
            self.most["own"] = max(self.most["own"], center, edges)
        else:
            self.own.append(f"{row}: MapLibre's own camera for the box is {own}, ours {row.camera}: the "
                            f"center is {center:.4f} px away, the edges {edges:.4f} px")
