"""The pillow bag: a tube of film, crimped flat at both ends. Lying for bars, upright for chips."""

from math import cos, pi

from geometry import smoothstep
from sealed_film import panels, resting


class Pillow:
    """The film's grid, with its length along x. Front and back share their long edges and both ends.

    `thickness` is the filled thickness, `narrow` the share of the flat width lost by filling,
    `core` the radius of a round object inside. With a core, pressure acts only on its area.
    """

    def __init__(self, spec):
        self.length, self.width, self.seal = spec['length'], spec['width'], spec['seal']
        self.thickness, self.pull = spec['thickness'], spec['pull']
        self.narrow, self.core = spec.get('narrow', 0.13), spec.get('core')
        step = spec.get('step', 0.03)
        self.columns = round(self.length / step)
        self.rows = round(self.width / step)
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
            self.start.append((x * self.pull, side * away, z * (1 - self.narrow * full)))
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
        """Pins both crimps."""
        return {
            place
            for place, (x, _, _) in enumerate(self.flat)
            if abs(x) > self.length / 2 - self.seal
        }

    def pressure(self, x, z):
        pressed = smoothstep(0.0, 0.08, self.length / 2 - self.seal - abs(x))
        if self.core:
            pressed *= 1 - smoothstep(self.core * 0.8, self.core * 1.1, (x * x + z * z) ** 0.5)
        return pressed


def lying(spec, material, cache, parent):
    """Lies on its back, with its length along x."""
    bag = Pillow(spec)
    places = resting(bag, spec, cache)
    lift = max(y for _, y, _ in places)
    panels(bag, [(x, z, lift - y) for x, y, z in places], [material, material], parent)


def upright(spec, material, cache, parent):
    """Stands on its lower crimp, with its front to the camera."""
    bag = Pillow(spec)
    places = resting(bag, spec, cache)
    low = min(x for x, _, _ in places)
    bag.face_uvs = [[(1 - v, u) for u, v in uvs] for uvs in bag.face_uvs]
    panels(bag, [(-z, y, x - low) for x, y, z in places], [material, material], parent)
