#!/usr/bin/env python3
"""Expected frames of the layout fixtures, computed apart from scenec.

    python3 Tests/Oracle/expected_frames.py scenes/layouts            writes NAME.frames.json
    python3 Tests/Oracle/expected_frames.py --check scenes/layouts    compares, exit 1 on a difference

Every NAME.scene.yaml below the given folders gets one JSON object beside it: the output path of
each placed element ("containers[0].children[2]", "containers[1].template[3]") and its frame
[x, y, width, height] in canvas coordinates, points, y down, 4 decimals.

The formulas are those of the scene format, section 2 ("Layouts and their attributes"); each one
names its row of that table and the article it comes from. Needs PyYAML and nothing else. The
scenes are taken to be valid: this is an oracle for geometry, not a validator.
"""

import difflib
import math
import pathlib
import re
import sys

import yaml

# ---------------------------------------------------------------- YAML 1.2 core schema

class CoreLoader(yaml.SafeLoader):
    """PyYAML resolves by YAML 1.1 (1e3 is a string there, 010 is eight); scenes are YAML 1.2."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"(?:|~|null|Null|NULL)$", ["", "~", "n", "N"]),
    ("bool", r"(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
    ("float", r"(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
              r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$", list("-+.0123456789")),
    ("merge", r"<<$", ["<"]),
]:
    CoreLoader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)
CoreLoader.add_constructor(
    "tag:yaml.org,2002:int",
    lambda loader, node: int(node.value, 0 if node.value[:2] in ("0o", "0x") else 10))
CoreLoader.add_constructor(
    "tag:yaml.org,2002:float",
    lambda loader, node: float(node.value.replace(".inf", "inf").replace(".nan", "nan")))

# ---------------------------------------------------------------- values

def pair(value, default=None):
    """`size` and `canvas`: N, [w, h] or {width, height}."""
    if value is None:
        return default
    if isinstance(value, dict):
        return (value["width"], value["height"])
    return tuple(value) if isinstance(value, list) else (value, value)


def degrees(value):
    """An angle is a number of degrees, or text with a unit: 90deg, 1.57rad, 0.25turn."""
    if not isinstance(value, str):
        return value
    number, unit = re.fullmatch(r"(.*?)(deg|rad|turn)", value).groups()
    return float(number) * {"deg": 1, "rad": 180 / math.pi, "turn": 360}[unit]


def polar(angle, distance):
    """0 degrees is to the right, angles grow clockwise (y points down). The angle is reduced in
    degrees before the trigonometry, so that multiples of 90 degrees are exact."""
    angle = angle % 360
    exact = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
    x, y = exact.get(angle) or (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    return (x * distance, y * distance)


def get(node, key, default):
    """An attribute; null stands for its absence."""
    value = node.get(key)
    return default if value is None else value


def filled(offer, ideal):
    """replacingUnspecifiedDimensions(by:), nil axes only."""
    return tuple(ideal if side is None else side for side in offer)


NOTHING = (None, None)      # the unspecified proposal

# ---------------------------------------------------------------- elements and leaves

def children_of(node):
    """The placed children with their path steps. `count` with `children` takes a prefix, as
    ForEach(all.prefix(count)) does; `count` with `template` makes copies."""
    if node.get("template") is not None:
        return [("template[%d]" % k, node["template"]) for k in range(node["count"])]
    listed = node["children"]
    count = get(node, "count", len(listed))
    return [("children[%d]" % k, child) for k, child in enumerate(listed[:count])]


def answer(node, offer):
    """sizeThatFits: what an element takes of what it is offered."""
    if "layout" in node:
        return LAYOUTS[node["layout"]].size(node, [c for _, c in children_of(node)], offer)
    if node.get("size") is not None:
        return pair(node["size"])                   # rigid: whatever is offered
    if node["shape"] == "circle":                   # the square of the smaller offered side;
        given = [s for s in offer if s is not None]   # one nil axis: the other; both nil: 10
        return (min(given, default=10),) * 2
    return filled(offer, 10)                        # other shapes: the offer, 10 where nil


def largest_side(children, offer=NOTHING):
    return max(max(answer(child, offer)) for child in children)

# ---------------------------------------------------------------- layouts
# size(node, children, offer) -> (width, height)
# spots(node, children, bounds, offer) -> [(dx, dy, child's offer)], centres seen from the centre
# of the bounds; one per child.

class Circle:
    """Row `circle`: CircleLayout article."""

    @staticmethod
    def size(node, children, offer):
        return filled(offer, 10)                    # own size: P, unspecified -> 10

    @staticmethod
    def spots(node, children, bounds, offer):
        radius = min(bounds) / 3                    # child k: radius m/3, angle start + 360k/n
        start = degrees(get(node, "startAngle", -90))
        return [(*polar(start + 360 * k / len(children), radius), NOTHING)
                for k in range(len(children))]


class Radial:
    """Rows `radial` (RadialLayout component) and `radial` with `childProposal: share` (Canyon
    Crosser article)."""

    @staticmethod
    def size(node, children, offer):
        if node.get("childProposal") == "share":
            return (min(filled(offer, 10)),) * 2    # square of the smaller of P, unspecified -> 10
        radius = node.get("radius")
        if radius is None:
            return (min(filled(offer, 280)),) * 2   # fill: square of the smaller of P, nil -> 280
        if node.get("encloses") == "ring":
            return (2 * radius,) * 2                # encloses: ring
        return (2 * radius + largest_side(children),) * 2

    @staticmethod
    def spots(node, children, bounds, offer):
        n, m = len(children), min(bounds)
        start = degrees(get(node, "startAngle", -90))
        if node.get("childProposal") == "share":
            if n == 1:
                return [(0, 0, offer)]              # alone: at the centre, offered P itself
            side = m / (n // 2 + 1)                 # share: s = m/(n div 2 + 1)
            radius, child_offer = m / 2 - side / 2, (side, side)
        else:
            radius, child_offer = node.get("radius"), NOTHING
            if radius is None:                      # fill: max(m/2 - largest child side/2, 0)
                radius = max(m / 2 - largest_side(children) / 2, 0)
        return [(*polar(start + 360 * k / n, radius), child_offer) for k in range(n)]


class Honeycomb:
    """Row `honeycomb`: HoneycombLayout article."""

    @staticmethod
    def size(node, children, offer):
        return (min(filled(offer, 10)),) * 2        # square of the smaller of P, unspecified -> 10

    @staticmethod
    def spots(node, children, bounds, offer):
        hex_size = get(node, "hexSize", 50)
        d = hex_size / 2 * math.sqrt(3) + get(node, "gap", 20)  # d = hexSize/2 * sqrt 3 + gap
        start = degrees(get(node, "startAngle", 0))
        straight = node.get("lattice") == "hexagonal"
        pull = get(node, "edgePull", 0.15)
        cells, ring = [(0, 0)], 1                   # k = 0 at the centre
        while len(cells) < len(children):
            corners = [polar(start + 60 * i, ring * d) for i in range(6)]
            cells += corners                        # ring r: first six corners at r*d
            for i in range(6):                      # then for each edge its r-1 inner cells
                for j in range(1, ring):
                    if straight:                    # hexagonal: on the line between the corners
                        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 6]
                        cells.append((ax + (bx - ax) * j / ring, ay + (by - ay) * j / ring))
                    else:                           # pulled: start + 60i + 60j/r, r*d*(1 - edgePull)
                        cells.append(polar(start + 60 * i + 60 * j / ring, ring * d * (1 - pull)))
            ring += 1
        return [(x, y, (hex_size, hex_size)) for x, y in cells[:len(children)]]


class Flow:
    """Row `flow`: FlowLayout article, with the departures listed below the table."""

    @staticmethod
    def lines(node, children, width):
        """[[(index, width, height)]]. A line breaks before a child that would pass the offered
        width (tolerance 1e-6); a child wider than the line stands alone; no width: one line."""
        spacing = get(node, "spacing", 0)
        lines, used = [[]], 0
        for index, child in enumerate(children):
            w, h = answer(child, NOTHING)           # children are offered nothing
            end = used + spacing + w if lines[-1] else w
            if lines[-1] and width is not None and end > width + 1e-6:
                lines.append([])
                end = w
            lines[-1].append((index, w, h))
            used = end
        return lines

    @staticmethod
    def line_size(node, line):
        spacing = get(node, "spacing", 0)
        return (sum(w for _, w, _ in line) + spacing * (len(line) - 1), max(h for _, _, h in line))

    @staticmethod
    def size(node, children, offer):
        sizes = [Flow.line_size(node, l) for l in Flow.lines(node, children, offer[0])]
        gaps = get(node, "lineSpacing", 0) * (len(sizes) - 1)
        return (max(w for w, _ in sizes), sum(h for _, h in sizes) + gaps)  # widest x sum of heights

    @staticmethod
    def spots(node, children, bounds, offer):
        """What was measured is what is placed: the same lines, aligned in the flow's own bounds."""
        along = {"leading": 0, "center": 0.5, "trailing": 1}[get(node, "alignment", "leading")]
        across = {"top": 0, "center": 0.5, "bottom": 1}[get(node, "lineAlignment", "top")]
        spots, y = [], 0
        for line in Flow.lines(node, children, offer[0]):
            line_width, line_height = Flow.line_size(node, line)
            x = (bounds[0] - line_width) * along
            for _, w, h in line:
                top = y + (line_height - h) * across
                spots.append((x + w / 2 - bounds[0] / 2, top + h / 2 - bounds[1] / 2, NOTHING))
                x += w + get(node, "spacing", 0)
            y += line_height + get(node, "lineSpacing", 0)
        return spots


class Concentric:
    """Row `concentric`: ConcentricLayout exercise."""

    DEFAULT = [{"radius": 50, "capacity": 4}, {"radius": 120}]

    @staticmethod
    def size(node, children, offer):                # square of 2*largest radius + largest side
        largest = max(ring["radius"] for ring in get(node, "rings", Concentric.DEFAULT))
        return (2 * largest + largest_side(children),) * 2

    @staticmethod
    def spots(node, children, bounds, offer):
        start, left, spots = degrees(get(node, "startAngle", -90)), len(children), []
        for ring in get(node, "rings", Concentric.DEFAULT):     # rings fill in order; the last
            inside = min(left, get(ring, "capacity", left))     # one without capacity takes the rest
            left -= inside                                      # evenly spaced within its ring
            spots += [(*polar(start + 360 * k / inside, ring["radius"]), NOTHING)
                      for k in range(inside)]
        return spots


LAYOUTS = {"circle": Circle, "radial": Radial, "honeycomb": Honeycomb, "flow": Flow,
           "concentric": Concentric}

# What the formulas know; scenes with more have frames worked out by hand, from the source that
# their first line names.
SCENE_KEYS = {"version", "name", "canvas", "containers"}
ELEMENT_KEYS = {
    "id", "data", "size", "shape", "layout", "children", "template", "count", "countRange",
    "animation", "startAngle", "radius", "childProposal", "encloses", "hexSize", "gap", "lattice",
    "edgePull", "spacing", "lineSpacing", "alignment", "lineAlignment", "rings",
}


def is_known(node, keys=ELEMENT_KEYS):
    """Whether the formulas know an element and all its descendants."""
    if any(key not in keys and not key.startswith("x-") for key in node):
        return False
    if node.get("layout", "flow") not in LAYOUTS or node.get("alignment") == "justified":
        return False
    inside = node.get("children", []) + ([node["template"]] if "template" in node else [])
    return all(is_known(child) for child in inside)


def is_known_scene(scene):
    return (all(key in SCENE_KEYS or key.startswith("x-") for key in scene)
            and all(is_known(layer, ELEMENT_KEYS | {"position"}) for layer in scene["containers"]))

# ---------------------------------------------------------------- placement

def place(path, node, centre, offer, frames):
    """An element stands with its centre at `centre` and re-answers the offer it was measured with;
    a container then places its children by their centres in its own bounds."""
    size = answer(node, offer)
    frames[path] = (centre[0] - size[0] / 2, centre[1] - size[1] / 2, *size)
    if "layout" not in node:
        return
    steps = children_of(node)
    spots = LAYOUTS[node["layout"]].spots(node, [child for _, child in steps], size, offer)
    for (step, child), (dx, dy, child_offer) in zip(steps, spots, strict=True):
        place(path + "." + step, child, (centre[0] + dx, centre[1] + dy), child_offer, frames)


def frames_of(scene):
    """Each entry of `containers` is a layer: offered the canvas and centred in it, or with its
    centre at `position`."""
    canvas, frames = pair(scene.get("canvas"), (390, 844)), {}
    for index, layer in enumerate(scene["containers"]):
        position = layer.get("position")
        centre = (position["x"], position["y"]) if position else (canvas[0] / 2, canvas[1] / 2)
        place("containers[%d]" % index, layer, centre, canvas, frames)
    return frames


def number(value):
    """4 decimals, no -0, no trailing zeros."""
    text = ("%.4f" % value).rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def render(frames):
    rows = ['  "%s": [%s]' % (path, ", ".join(map(number, f))) for path, f in frames.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main(arguments):
    check = "--check" in arguments
    folders = [pathlib.Path(a) for a in arguments if a != "--check"]
    if not folders:
        sys.exit("usage: expected_frames.py [--check] FOLDER...")
    scenes = sorted(s for folder in folders for s in folder.rglob("*.scene.yaml"))
    if not scenes:
        sys.exit("no *.scene.yaml below " + " ".join(map(str, folders)))
    differing = by_hand = 0
    for scene in scenes:
        content = yaml.load(scene.read_text("utf-8"), CoreLoader)
        if not is_known_scene(content):
            by_hand += 1
            continue
        expected = render(frames_of(content))
        target = scene.with_name(scene.name.removesuffix(".scene.yaml") + ".frames.json")
        if not check:
            target.write_text(expected, "utf-8")
            continue
        found = target.read_text("utf-8") if target.exists() else ""
        if found != expected:
            differing += 1
            sys.stdout.writelines(difflib.unified_diff(
                found.splitlines(True), expected.splitlines(True), str(target), "expected"))
    judged = len(scenes) - by_hand
    print("%d scenes, %d differ, %d more by hand" % (judged, differing, by_hand) if check
          else "%d scenes" % judged)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
