"""A terry towel: rolled, or folded into a stack of layers."""

from math import cos, pi, sin

import numpy

from finish import flat, grained
from geometry import mesh
from noise import layered
from solid import block, joined, solid


def terry(colour):
    return grained(flat('terry', colour, Roughness=0.95, Specular=0.08, Sheen=0.6), 0.22, 0.02)


def rolled(job, parent):
    """A strip wound up along x; the ends show the spiral, the skin yields a little everywhere."""
    radius, length, thick = job['radius'], job['length'], job.get('thick', 0.055)
    winds = radius / thick
    steps, rows = int(winds * 40), 60
    ring = []
    for step in range(steps + 1):
        turn = 2 * pi * winds * step / steps
        middle = 0.02 + (radius - 0.02) * step / steps
        ring.append((turn, middle))
    layers = []
    for side in (1, -1):
        points = [((middle + side * thick * 0.42) * cos(turn), (middle + side * thick * 0.42) * sin(turn)) for turn, middle in ring]
        layers.append(points if side == 1 else points[::-1])
    outline = layers[0] + layers[1]
    count = len(outline)
    points = []
    for row in range(rows + 1):
        x = (row / rows - 0.5) * length
        for y, z in outline:
            points.append((x, y, z))
    points = numpy.array(points)
    soft = layered(points, 0.35, 3, 5)
    out = points[:, 1:] / numpy.linalg.norm(points[:, 1:], axis=1)[:, None].clip(0.05)
    points[:, 1:] += out * (0.012 * soft)[:, None]
    points[:, 0] += 0.014 * layered(points + 40, 0.2, 2, 9)
    points[:, 2] += radius
    faces = []
    for row in range(rows):
        for k in range(count):
            after = (k + 1) % count
            faces.append((row * count + k, (row + 1) * count + k, (row + 1) * count + after, row * count + after))
    ends = []
    for row in (0, rows):
        base = row * count
        for k in range(steps):
            quad = (base + k, base + k + 1, base + count - 2 - k, base + count - 1 - k)
            ends.append(quad if row == 0 else quad[::-1])
    mesh('towel', [tuple(point) for point in points], faces + ends, terry(job['colour']), parent=parent, crease=60)


def folded(job, parent):
    """Layers that bulge at the fold and hang a little at the edges."""
    wide, deep, thick = job['extent']
    layers = job['layers']

    def field(points):
        soft = points.copy()
        soft[:, 2] += 0.02 * layered(points, 0.5, 2, 3)
        soft[:, :2] += 0.016 * layered(points + 9, 0.3, 2, 7)[:, None]
        body = None
        for layer in range(layers):
            middle = (0.012 * sin(layer * 2.1), 0.012 * cos(layer * 1.7), thick * (layer + 0.5))
            sheet = block(soft, middle, (wide / 2, deep / 2, thick * 0.48), thick * 0.46)
            body = sheet if body is None else joined(body, sheet, 0.012)
        return body

    reach = 0.08
    box = ((-wide / 2 - reach, -deep / 2 - reach, -0.04), (wide / 2 + reach, deep / 2 + reach, thick * layers + reach))
    solid('towel', field, box, 0.018, terry(job['colour']), parent)


def build(job, parent):
    (rolled if 'radius' in job else folded)(job, parent)
