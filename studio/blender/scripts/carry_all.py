"""The carry-all: a canvas duffel whose cloth is pinned at seams and straps and sags between them."""

from math import pi

import numpy

from finish import flat, grained, inked
from geometry import mesh
from sealed_film import resting
from sweep import bezier, oval, sweep

COLUMNS, AROUND = 120, 112
STRAP = 0.135
# Part of the cache key. Increase it when the initial cloth changes.
CACHE_VERSION = 2


def smooth(low, high, value):
    t = numpy.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def profile(angle, height, depth):
    """(y, z) of the bag's cross-section; -90° is the bottom, 0° the front, 90° the top."""
    across, up = numpy.cos(angle), numpy.sin(angle)
    y = -depth / 2 * numpy.sign(across) * numpy.abs(across) ** 0.82
    z = height / 2 * (1 + numpy.sign(up) * numpy.abs(up) ** 0.88)
    foot = 0.05
    z = 0.5 * (z - foot + numpy.sqrt((z - foot) ** 2 + 0.03**2))
    return y, z


def even_angles(height, depth):
    """Angles that divide the cross-section into equal lengths of cloth."""
    fine = numpy.linspace(-pi / 2, 1.5 * pi, 4001)
    y, z = profile(fine, height, depth)
    length = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(numpy.diff(y), numpy.diff(z)))])
    angles = numpy.interp(numpy.linspace(0, length[-1], AROUND, endpoint=False), length, fine)
    return angles, length[-1]


def waves(seed, x, turn, strength):
    """A few broad dents, deterministic by seed."""
    chance = numpy.random.default_rng(seed)
    total = numpy.zeros_like(x)
    for _ in range(9):
        along, around = chance.uniform(2, 6), chance.integers(1, 5)
        total += chance.uniform(0.3, 1) * numpy.sin(along * x + around * turn + chance.uniform(0, 6))
    return strength * total / 5


class Canvas:
    """The body's cloth as a tube, longer and wider than its seams."""

    def __init__(self, spec):
        self.spec = spec
        length, height, depth = spec['length'], spec['height'], spec['depth']
        self.angles, self.girth = even_angles(height, depth)
        self.xs = numpy.linspace(-length / 2, length / 2, COLUMNS + 1)
        x, turn = numpy.meshgrid(self.xs, self.angles, indexing='ij')
        y, z = profile(turn, height, depth)
        middle = height / 2
        self.flat = self._places(x * (1 + spec['slack']), y, z, 1 + spec['slack'], middle)
        free = self._free(x)
        rich = 1 + free * waves(5, x, turn, 0.02)
        low = free * 0.05 * smooth(0.75, 1.0, numpy.sin(turn))
        self.start = self._places(x, y, z - low, rich * (1 - 0.02 * (1 - free)), middle)
        self.faces, self.face_uvs = self._faces()

    def _free(self, x):
        """0 where seams and straps pin the cloth, 1 where it is free."""
        strap = numpy.abs(numpy.abs(x) - self.spec['straps'])
        end = self.spec['length'] / 2 - numpy.abs(x)
        return smooth(STRAP * 0.4, 0.25, strap) * smooth(0.0, 0.16, end)

    @staticmethod
    def _places(x, y, z, share, middle):
        places = numpy.stack([x, y * share, middle + (z - middle) * share], axis=-1).reshape(-1, 3)
        return [tuple(place) for place in places.tolist()]

    def _faces(self):
        """Faces and their UVs, in scene units from the centre of the front."""
        front = self.girth / 4
        step = self.girth / AROUND
        faces, uvs = [], []
        for column in range(COLUMNS):
            for row in range(AROUND):
                following = (row + 1) % AROUND
                faces.append(
                    (
                        column * AROUND + row,
                        (column + 1) * AROUND + row,
                        (column + 1) * AROUND + following,
                        column * AROUND + following,
                    )
                )
                x0, x1 = self.xs[column], self.xs[column + 1]
                v0, v1 = row * step - front, (row + 1) * step - front
                uvs.append([(x0, v0), (x1, v0), (x1, v1), (x0, v1)])
        return faces, uvs

    def held(self):
        strap = self.spec['straps']
        for index, (x, _, z) in enumerate(self.start):
            at_strap = abs(abs(x) - strap) < STRAP * 0.42
            at_end = abs(x) > self.spec['length'] / 2 - 1e-6
            if at_strap or at_end or z < 0.03:
                yield index

    def pressure(self, _x, z):
        return 1 - 0.55 * float(smooth(0.6, 1.0, z / self.spec['height']))


def ironed(canvas, places):
    """Smooths creases that are too fine for thick canvas."""
    held = numpy.zeros(len(places), dtype=bool)
    held[list(canvas.held())] = True
    grid = numpy.array(places).reshape(COLUMNS + 1, AROUND, 3)
    free = ~held.reshape(COLUMNS + 1, AROUND, 1)
    for _ in range(4):
        near = numpy.roll(grid, 1, axis=1) + numpy.roll(grid, -1, axis=1)
        near[1:-1] += grid[2:] + grid[:-2]
        mean = numpy.where(free, near / 4, grid)
        grid = grid + 0.5 * (mean - grid)
    return rounded_foot(grid, canvas.spec['depth'])


def rounded_foot(grid, depth):
    """Rounds the bag's lower edges, without a fold."""
    edge = smooth(0.42, 1.0, 2 * numpy.abs(grid[..., 1]) / depth) * (1 - smooth(0.0, 0.26, grid[..., 2]))
    grid[..., 2] += 0.1 * edge
    return grid


def end_panel(rim, outward, material, parent):
    """A round end panel that bulges from the seam."""
    centre = rim.mean(axis=0)
    turn = numpy.linspace(0, 2 * pi, len(rim), endpoint=False)
    rings = 26
    vertices, faces = [], []
    for ring in range(rings + 1):
        share = 1 - ring / rings
        at = centre + (rim - centre) * share
        slack = (1 - share) ** 0.5 * share
        bulge = 0.1 * (1 - share**2) ** 0.8
        ripple = slack * (waves(11, turn * 0 + share * 3, turn, 0.022) + waves(3, turn * 0, turn * 2, 0.012))
        at = at + numpy.outer(bulge + ripple, [outward, 0, 0])
        vertices += at.tolist()
    around = len(rim)
    for ring in range(rings):
        for row in range(around):
            following = (row + 1) % around
            face = [ring * around + row, ring * around + following]
            face += [(ring + 1) * around + following, (ring + 1) * around + row]
            faces.append(face if outward < 0 else face[::-1])
    mesh('end', vertices, faces, material, None, parent, crease=180)


def band(share):
    """A strap's cross-section at 0–1 of a handle: flat on the bag, rolled in the middle of the handle."""
    fold = float(smooth(0.22, 0.34, share) * smooth(0.78, 0.66, share))
    return oval(
        STRAP / 2 * (1 - fold) + 0.044 * fold,
        0.012 * (1 - fold) + 0.039 * fold,
        0.9 * (1 - fold),
        28,
    )


def handle(canvas, grid, side, top, material, parent):
    """A handle: up one strap, over `top` and down the other. `side` -1 is the front."""
    spec = canvas.spec
    leave = 0.62 * spec['height']
    rows = [row for row in range(AROUND) if side * numpy.cos(canvas.angles[row]) < 0]
    column = int(numpy.abs(canvas.xs + spec['straps']).argmin())
    line = grid[column, rows if side < 0 else rows[::-1]]
    line = line[line[:, 2] < leave]
    away = line - [0, 0, spec['height'] / 2]
    away[:, 0] = 0
    # Near the floor the strap is pressed into the cloth; above, it is on the cloth.
    proud = -0.006 + 0.02 * smooth(0.01, 0.2, line[:, 2:])
    line = line + proud * away / numpy.linalg.norm(away, axis=1)[:, None]
    line[:, 0] = -spec['straps']
    start = line[-1]
    top = numpy.array(top)
    ahead = numpy.array([0.0, -side * 0.12, 1.0])
    rise = bezier(start, start + ahead * 0.52, top - numpy.array([0.44, 0, 0]), top, 40)
    half = numpy.concatenate([line, rise[1:]])
    other = half[::-1][1:] * [-1, 1, 1]
    path = numpy.concatenate([half, other])
    ahead = numpy.gradient(path, axis=0)
    out = numpy.zeros_like(path)
    out[:, 1] = side
    across = numpy.cross(ahead, out)
    # Under the bag the path runs straight outward, so the width can only be along x.
    across[:, 0] += side * 0.002 * numpy.sign(path[:, 0])
    sweep('handle', path, across, band, material, parent)


def zip_fastener(canvas, grid, black, parent):
    row = int(numpy.abs(canvas.angles - pi / 2).argmin())
    path = grid[:, row].copy()
    path[:, 2] += 0.006
    sweep('zip', path, (0, 1, 0), lambda _: oval(0.045, 0.008, 0.8), black, parent)


def grab(canvas, outward, material, parent):
    """The short handle across an end."""
    spec = canvas.spec
    x, z = outward * (spec['length'] / 2 + 0.085), spec['height'] * 0.56
    reach = 0.27
    turns = numpy.linspace(-1, 1, 41)
    path = numpy.stack(
        [
            x + outward * 0.045 * (1 - numpy.abs(turns) ** 4),
            reach * turns,
            numpy.full(41, z) - 0.02 * (1 - turns**2),
        ],
        axis=1,
    )
    sweep('grab', path, (0, 0, 1), lambda _: oval(0.055, 0.013, 0.9), material, parent)


def cloth(colour, **inputs):
    """Canvas or webbing: matt, with slubs along and across."""
    woven = flat('woven', colour, Roughness=0.9, Specular=0.22, **inputs)
    grained(woven, 0.3, 0.0022, stretch=(0.25, 1, 1))
    return grained(woven, 0.3, 0.0022, stretch=(1, 1, 0.25))


def printed_on(canvas, material, size, path):
    """Maps the artwork's UVs from scene units to 0–1 of its drawing."""
    made = inked(material, path, 0.0, Roughness=0.7)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, mapping = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1 / size[0], 1 / size[1], 1)
    mapping.inputs['Location'].default_value = (0.5, 0.5, 0)
    links.new(place.outputs['UV'], mapping.inputs['Vector'])
    for node in nodes:
        if node.type == 'TEX_IMAGE' and node.extension == 'EXTEND':
            links.new(mapping.outputs['Vector'], node.inputs['Vector'])
    return made


def build(job, parent):
    spec = job['bag']
    canvas = Canvas(spec)
    grid = ironed(canvas, resting(canvas, {**spec, 'cut': CACHE_VERSION}, job['cache']))
    black = cloth('#28282c', Sheen=0.6)
    red = cloth('#d5112a', Sheen=0.2)
    body = printed_on(canvas, cloth('#28282c', Sheen=0.6), job['print'], job['labels'][0])
    places = grid.reshape(-1, 3).tolist()
    made = mesh('body', places, canvas.faces, body, canvas.face_uvs, parent, crease=180)
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    piping = flat('piping', '#19191b', Roughness=0.5)
    for column, outward in ((0, -1), (COLUMNS, 1)):
        end_panel(grid[column], outward, black, parent)
        sweep('piping', grid[column], (1, 0, 0), lambda _: oval(0.02, 0.02), piping, parent, closed=True)
        grab(canvas, outward, red, parent)
    for side, top in zip((-1, 1), job['handles']):
        handle(canvas, grid, side, top, red, parent)
    zip_fastener(canvas, grid, piping, parent)
