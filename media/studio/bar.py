"""The flow-wrapped bar, lying on its back: a tube of film, crimped flat at both ends."""

from math import cos, pi

from geometry import smoothstep
from materials import film
from sealed_film import panels, resting


class Wrap:
    """The film's grid: front and back share their long edges and both ends."""

    def __init__(self, spec):
        self.length, self.width, self.seal = spec['length'], spec['width'], spec['seal']
        self.thickness, self.pull = spec['thickness'], spec['pull']
        self.columns = round(self.length / 0.03)
        self.rows = round(self.width / 0.03)
        self.index, self.flat, self.start = {}, [], []
        self.faces, self.face_uvs = [], []
        for side in (-1, 1):
            for row in range(self.rows + 1):
                for column in range(self.columns + 1):
                    self._place(side, row, column)
        for side in (-1, 1):
            self._panel(side)

    def _place(self, side, row, column):
        shared = column in (0, self.columns) or row in (0, self.rows)
        key = (0 if shared else side, row, column)
        if key not in self.index:
            self.index[key] = len(self.flat)
            x = (column / self.columns - 0.5) * self.length
            z = (row / self.rows - 0.5) * self.width
            self.flat.append((x, 0.0, z))
            full = smoothstep(0, 0.16, self.length / 2 - self.seal - abs(x))
            across = max(0.0, cos(pi * z / self.width)) ** 0.5
            away = 0 if shared else 0.003 + self.thickness / 2 * full * across
            self.start.append((x * self.pull, side * away, z * (1 - 0.13 * full)))
        self.index[(side, row, column)] = self.index[key]

    def _panel(self, side):
        for row in range(self.rows):
            for column in range(self.columns):
                corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                if side == 1:
                    corners.reverse()
                self.faces.append([self.index[(side, *corner)] for corner in corners])
                self.face_uvs.append([(c / self.columns, r / self.rows) for r, c in corners])

    def held(self):
        """Both crimps."""
        return {
            place
            for place, (x, _, _) in enumerate(self.flat)
            if abs(x) > self.length / 2 - self.seal
        }

    def pressure(self, x, _z):
        return smoothstep(0.0, 0.08, self.length / 2 - self.seal - abs(x))


def build(job, parent):
    spec = job['bag']
    wrap = Wrap(spec)
    places = resting(wrap, spec, job['cache'])
    lift = -min(-y for _, y, _ in places)
    lying = [(x, z, -y + lift) for x, y, z in places]
    front = film(job['labels'][0], job['relief'], shade=0.07)
    panels(wrap, lying, [front, front], parent)
