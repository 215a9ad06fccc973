"""The stand-up pouch: two panels of film, sealed at the sides and the top, opened by the contents.

A cloth simulation of the panels, which are flat at rest. The lower edge is pinned to the oval footprint
of the open bottom gusset. Pressure acts from inside, below the zip.
"""

from math import sin

import numpy

from geometry import smoothstep
from materials import film
from sealed_film import panels, resting


def footprint(width, depth, count):
    """Points of an arc of length `width` from corner to corner, with `depth` in the middle."""
    def arc(half):
        xs = numpy.linspace(-half, half, 400)
        ys = depth * (1 - (xs / half) ** 2) ** 0.8
        steps = numpy.hypot(numpy.diff(xs), numpy.diff(ys))
        return xs, ys, numpy.concatenate([[0], numpy.cumsum(steps)])

    low, high = width * 0.3, width * 0.5
    for _ in range(40):
        half = (low + high) / 2
        low, high = (half, high) if arc(half)[2][-1] < width else (low, half)
    xs, ys, way = arc(half)
    along = numpy.linspace(0, way[-1], count)
    return numpy.interp(along, way, xs), numpy.interp(along, way, ys)


class Bag:
    """The film's grid. Front and back share their side edges and the top."""

    def __init__(self, spec):
        self.width, self.height = spec['width'], spec['height']
        self.depth = spec['depth']
        self.head = spec['head']
        self.fill = spec['fill']
        self.pull = spec.get('pull', 0.968)
        self.settle = spec.get('settle', 0.978)
        self.columns = round(self.width / spec.get('step', 0.03))
        self.rows = round(self.height / spec.get('step', 0.03))
        self.index = {}
        self.flat, self.start = [], []
        xs, ys = footprint(self.width, self.depth, self.columns + 1)
        for side in (-1, 1):
            for row in range(self.rows + 1):
                for column in range(self.columns + 1):
                    self._place(side, row, column, xs, ys)
        self.faces, self.face_uvs = [], []
        for side in (-1, 1):
            self._panel(side)

    def _place(self, side, row, column, xs, ys):
        shared = column in (0, self.columns) or row == self.rows
        key = (0 if shared else side, row, column)
        if key not in self.index:
            self.index[key] = len(self.flat)
            u, v = column / self.columns, row / self.rows
            self.flat.append(((u - 0.5) * self.width, 0.0, v * self.height))
            self.start.append(self._filled(side, u, v, (xs[column], ys[column])))
        self.index[(side, row, column)] = self.index[key]

    def _filled(self, side, u, v, base):
        """A point's position in a filled pouch: an oval base that narrows to the flat, wide top seal."""
        full = max(0.0, 1 - v / (1 - self.head / self.height))
        x = (u - 0.5) * self.width * self.pull
        opened = full**0.8
        inside = smoothstep(0, 0.1, 0.5 - abs(u - 0.5))
        away = opened * base[1] + inside * (0.05 * min(1, 3 * full) + (0.004 if v < 1 else 0))
        edge = 0.006 * sin(v * 9 + 5 * u) * full
        return (x + (base[0] - x) * full**1.5 + edge, side * away, v * self.height * self.settle)

    def _panel(self, side):
        for row in range(self.rows):
            for column in range(self.columns):
                corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                if side == 1:
                    corners.reverse()
                self.faces.append([self.index[(side, *corner)] for corner in corners])
                uvs = [(c / self.columns, r / self.rows) for r, c in corners]
                self.face_uvs.append([(1 - u, v) for u, v in uvs] if side == 1 else uvs)

    def held(self):
        """Pins the footprint, the side seals and everything above the zip."""
        return {
            place
            for (_, row, column), place in self.index.items()
            if row == 0
            or column in (0, self.columns)
            or row / self.rows > 1 - self.head / self.height
        }

    def pressure(self, x, z):
        below_zip = 1 - smoothstep(self.height * self.fill, self.height - self.head, z)
        return below_zip * smoothstep(0.0, 0.13, self.width / 2 - abs(x))


def build(job, parent):
    spec = job['bag']
    bag = Bag(spec)
    places = resting(bag, spec, job['cache'])
    panels(bag, places, [film(label, job['relief']) for label in job['labels']], parent)
