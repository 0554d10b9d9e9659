"""Draw the land of Origin: areas with coasts and borders around the coordinates of the regions.

    python web/src/boards/origin/land/draw.py        (needs numpy; writes land.json beside itself)

The outlines of the land masses are drawn by hand in outlines.toml. Inside an outline every point belongs to the
nearest region, by a distance that is bent a little so that no border is straight. Where two regions would touch that
are not neighbours in the rules, a lake lies between them; the highlands are such a place in the middle of Eurasia.
The drawing is written only if its borders are exactly the land borders of the rules.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
DATA = HERE.parents[4] / "src/ludoteca/games/origin/data.toml"
WIDTH, HEIGHT = 1000, 580
SEA, LAKE, PEAKS = -1, -2, -3
GROUND = {SEA: "sea", LAKE: "lake", PEAKS: "peaks"}
SHORTEST_BORDER = 12
LAKE_RADIUS = 6.5
HAND = tomllib.loads((HERE / "outlines.toml").read_text(encoding="utf-8"))


def noise(wave: float, seed: int) -> np.ndarray:
    """Smooth hills and valleys between -1 and 1, so many units from hill to hill."""
    rng = np.random.default_rng(seed)
    lattice = rng.uniform(-1, 1, (int(HEIGHT / wave) + 3, int(WIDTH / wave) + 3))
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] / wave
    iy, ix = y.astype(int), x.astype(int)
    fy, fx = y - iy, x - ix
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    top = lattice[iy, ix] * (1 - fx) + lattice[iy, ix + 1] * fx
    low = lattice[iy + 1, ix] * (1 - fx) + lattice[iy + 1, ix + 1] * fx
    return top * (1 - fy) + low * fy


def bent(swings: list[tuple[float, float]], seed: int) -> tuple[np.ndarray, np.ndarray]:
    """The coordinates of every cell, bent by some (swing, wave)."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float) + 0.5
    for i, (swing, wave) in enumerate(swings):
        x += swing * noise(wave, seed + 2 * i)
        y += swing * noise(wave, seed + 2 * i + 1)
    return x, y


def rounded(outline: list[tuple[float, float]]) -> np.ndarray:
    """An outline with its corners cut twice."""
    line = np.array(outline, float)
    for _ in range(2):
        after = np.roll(line, -1, axis=0)
        line = np.stack([0.75 * line + 0.25 * after, 0.25 * line + 0.75 * after], axis=1).reshape(-1, 2)
    return line


def inside(outline: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The cells inside an outline."""
    found = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        if ay != by:
            found ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return found


def disc(radius: float) -> list[tuple[int, int]]:
    """The steps to all cells of a disc."""
    r = int(radius)
    return [(dy, dx) for dy in range(-r, r + 1) for dx in range(-r, r + 1) if dx * dx + dy * dy <= radius * radius]


def shifted(field: np.ndarray, dy: int, dx: int) -> np.ndarray:
    """A field moved by whole cells; the rim repeats."""
    ys = np.clip(np.arange(HEIGHT) - dy, 0, HEIGHT - 1)
    xs = np.clip(np.arange(WIDTH) - dx, 0, WIDTH - 1)
    return field[ys][:, xs]


def grown(mask: np.ndarray, radius: float) -> np.ndarray:
    """A set of cells with everything nearer than a radius."""
    out = mask.copy()
    for dy, dx in disc(radius):
        out |= shifted(mask, dy, dx)
    return out


def calmed(labels: np.ndarray, rounds: int = 2) -> np.ndarray:
    """Every cell takes the label that most cells around it have."""
    for _ in range(rounds):
        best, label = np.zeros(labels.shape, int), labels.copy()
        for value in np.unique(labels):
            count = sum(shifted(labels == value, dy, dx).astype(int) for dy, dx in disc(2.3))
            label = np.where(count > best, value, label)
            best = np.maximum(best, count)
        labels = label
    return labels


def largest_only(labels: np.ndarray, ids: list[str], at: list[tuple[float, float]]) -> np.ndarray:
    """Each region keeps the piece that holds its coordinates; stray pieces go to the sea."""
    for i, name in enumerate(ids):
        x, y = (int(v) for v in at[i])
        if labels[y, x] != i:
            sys.exit(f"{name} does not lie in its own land")
        piece = np.zeros(labels.shape, bool)
        piece[y, x] = True
        while True:
            wider = piece.copy()
            for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                wider |= shifted(piece, dy, dx)
            # Whole rows and columns at a time: fill along both axes until nothing is added.
            wider &= labels == i
            if wider.sum() == piece.sum():
                break
            piece = wider
        labels[(labels == i) & ~piece] = SEA
    return labels


def touching(labels: np.ndarray) -> dict[tuple[int, int], int]:
    """How long the border between two regions is, in cells."""
    found: dict[tuple[int, int], int] = {}
    for a, b in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = (a != b) & (a >= 0) & (b >= 0)
        for low, high in zip(np.minimum(a, b)[differ], np.maximum(a, b)[differ], strict=True):
            found[int(low), int(high)] = found.get((int(low), int(high)), 0) + 1
    return found


def settle(regions: list[dict], borders: set[tuple[int, int]]) -> np.ndarray:
    """Give every cell to a region, to the sea, to a lake or to the highlands."""
    x, y = bent([(6.5, 44), (2.6, 15)], 7)
    cx, cy = bent([(5.0, 30), (3.4, 13), (2.2, 7)], 40)
    labels = np.full((HEIGHT, WIDTH), SEA)
    for island, outline in HAND["outlines"].items():
        land = inside(rounded(outline), cx, cy)
        nearest = np.full((HEIGHT, WIDTH), np.inf)
        owner = np.full((HEIGHT, WIDTH), SEA)
        seeds = [
            (i, [(r["x"], r["y"]), *HAND["reach"].get(r["id"], [])], HAND["weight"].get(r["id"], 0))
            for i, r in enumerate(regions)
            if r["island"] == island
        ]
        if island == HAND["highlands"]["island"]:
            seeds.append((PEAKS, HAND["highlands"]["points"], HAND["highlands"]["weight"]))
        for i, points, weight in seeds:
            away = np.min([np.hypot(x - px, y - py) for px, py in points], axis=0) - weight
            owner = np.where(away < nearest, i, owner)
            nearest = np.minimum(away, nearest)
        labels[land] = owner[land]
    labels = calmed(labels, 1)
    wrong = np.zeros(labels.shape, bool)
    for low, high in set(touching(labels)) - borders:
        near = grown(labels == low, 1.5) & grown(labels == high, 1.5)
        wrong |= near
    labels[grown(wrong, LAKE_RADIUS) & (labels != SEA) & (labels != PEAKS)] = LAKE
    # A lake that reaches the coast is a bay.
    for _ in range(40):
        labels[(labels == LAKE) & grown(labels == SEA, 1.5)] = SEA
    return calmed(labels, 2)


class Tracer:
    """Turns cells into lines: arcs between the points where three areas meet, smoothed, shared by both sides."""

    def __init__(self, labels: np.ndarray) -> None:
        self.labels = np.pad(labels, 1, constant_values=SEA)
        self.steps: dict[tuple[int, int], list[tuple[int, int]]] = {}
        rows, columns = self.labels.shape
        for y in range(rows):
            for x in range(columns - 1):
                if self.labels[y, x] != self.labels[y, x + 1]:
                    self.join((x + 1, y), (x + 1, y + 1))
        for y in range(rows - 1):
            for x in range(columns):
                if self.labels[y, x] != self.labels[y + 1, x]:
                    self.join((x, y + 1), (x + 1, y + 1))

    def join(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        """Note a side of a cell that is part of a line."""
        self.steps.setdefault(a, []).append(b)
        self.steps.setdefault(b, []).append(a)

    def sides(self, a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
        """The areas left and right of a step."""
        (ax, ay), (bx, by) = a, b
        if ax == bx:
            y = min(ay, by)
            west, east = int(self.labels[y, ax - 1]), int(self.labels[y, ax])
            return (east, west) if by > ay else (west, east)
        x = min(ax, bx)
        north, south = int(self.labels[ay - 1, x]), int(self.labels[ay, x])
        return (north, south) if bx > ax else (south, north)

    def arcs(self) -> list[tuple[int, int, np.ndarray]]:
        """All arcs as (area to the left, area to the right, points)."""
        nodes = {point for point, ends in self.steps.items() if len(ends) != 2}
        used: set[frozenset] = set()
        found = []
        for start in [*sorted(nodes), *sorted(set(self.steps) - nodes)]:
            for after in self.steps[start]:
                if frozenset((start, after)) in used:
                    continue
                line, here = [start], start
                left, right = self.sides(start, after)
                step = after
                while True:
                    used.add(frozenset((here, step)))
                    line.append(step)
                    here, before = step, here
                    if here in nodes or here == start:
                        break
                    step = next(one for one in self.steps[here] if one != before)
                found.append((left, right, self.smooth(np.array(line, float) - 1)))
        return found

    @staticmethod
    def smooth(line: np.ndarray) -> np.ndarray:
        """A line without stairs; its ends stay, a ring is smoothed all around."""
        ring = bool((line[0] == line[-1]).all())
        for _ in range(6):
            if ring:
                core = line[:-1]
                core = (np.roll(core, 1, axis=0) + 2 * core + np.roll(core, -1, axis=0)) / 4
                line = np.vstack([core, core[:1]])
            elif len(line) > 2:
                line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        return simple(line, 0.3)


def simple(line: np.ndarray, slack: float) -> np.ndarray:
    """A line with as few points as are needed."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = np.hypot(bx - ax, by - ay)
    if length < 1e-6:
        off = np.hypot(*(line - line[0]).T)
    else:
        off = np.abs((bx - ax) * (line[:, 1] - ay) - (by - ay) * (line[:, 0] - ax)) / length
    far = int(off.argmax())
    if off[far] <= slack:
        return line[[0, -1]]
    return np.vstack([simple(line[: far + 1], slack)[:-1], simple(line[far:], slack)])


def rings(area: int, arcs: list[tuple[int, int, np.ndarray]]) -> list[list[int]]:
    """The outlines of an area: numbers of arcs, ~number where the arc is walked backwards."""
    ways = {}
    for i, (left, right, line) in enumerate(arcs):
        if area in (left, right):
            way = i if left == area else ~i
            ends = (tuple(line[0]), tuple(line[-1]))
            ways[way] = ends if way >= 0 else ends[::-1]
    found = []
    while ways:
        way, (start, here) = ways.popitem()
        ring = [way]
        while here != start:
            way = next(one for one, (begin, _) in ways.items() if begin == here)
            _, here = ways.pop(way)
            ring.append(way)
        found.append(ring)
    size = {id(ring): sum(np.ptp(arcs[w if w >= 0 else ~w][2], axis=0).sum() for w in ring) for ring in found}
    return sorted(found, key=lambda ring: -size[id(ring)])


def room(labels: np.ndarray, i: int, x: float, y: float) -> tuple[float, float, float]:
    """Where a pawn stands in a region: well inside, near its coordinates; and how much room there is."""
    outside = labels != i
    outside[[0, -1]] = outside[:, [0, -1]] = True
    border = np.argwhere(grown(outside, 1) & (labels == i))
    cells = np.argwhere(labels == i)[::7]
    clear = np.sqrt(((cells[:, None] - border[None]) ** 2).sum(2).min(1))
    drift = np.hypot(cells[:, 1] - x, cells[:, 0] - y)
    best = int((clear - 0.2 * drift).argmax())
    return float(cells[best, 1]), float(cells[best, 0]), float(clear[best])


def main() -> None:
    """Draw, check, write."""
    data = tomllib.loads(Path(sys.argv[1] if len(sys.argv) > 1 else DATA).read_text(encoding="utf-8"))
    regions = data["region"]
    ids = [region["id"] for region in regions]
    number = {name: i for i, name in enumerate(ids)}
    borders = {tuple(sorted((number[a], number[b]))) for a, b in data["adjacency"]["land"]}
    labels = settle(regions, borders)
    labels = largest_only(labels, ids, [(r["x"], r["y"]) for r in regions])
    lengths = touching(labels)
    faults = [f"{ids[a]} and {ids[b]} do not touch" for a, b in borders if lengths.get((a, b), 0) < SHORTEST_BORDER]
    faults += [f"{ids[a]} and {ids[b]} touch" for a, b in set(lengths) - borders]
    if faults:
        sys.exit("\n".join(sorted(faults)))

    def name(area: int) -> str:
        return ids[area] if area >= 0 else GROUND[area]

    arcs = Tracer(labels).arcs()
    places = {ids[i]: room(labels, i, r["x"], r["y"]) for i, r in enumerate(regions)}
    land = {
        "width": WIDTH,
        "height": HEIGHT,
        "arcs": [
            {"sides": [name(left), name(right)], "line": [round(v, 1) for v in line.ravel().tolist()]}
            for left, right, line in arcs
        ],
        "regions": {
            name(i): {
                "rings": rings(i, arcs),
                "at": [places[name(i)][0], places[name(i)][1]],
                "room": round(places[name(i)][2], 1),
            }
            for i in range(len(ids))
        },
        "lakes": rings(LAKE, arcs),
        "peaks": rings(PEAKS, arcs),
    }
    (HERE / "land.json").write_text(json.dumps(land, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
