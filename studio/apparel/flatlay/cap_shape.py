"""The cap as a solid, and its view. Centimetres: x to its left, y up, z out of its front."""

import numpy

from fields import smoothstep

WIDE, DEEP, HIGH = 8.9, 10.2, 10.9
BRIM_WIDE, BRIM_FAR, BRIM_FROM = 8.35, 18.0, 3.8
BRIM_THICK = 0.15
TURN, TILT = numpy.radians(-32), numpy.radians(21)


def crown(x, y, z):
    around = numpy.hypot(x / WIDE, z / DEEP)
    # Panels bulge between their seams.
    full = numpy.abs(numpy.sin(3 * numpy.arctan2(x / WIDE, z / DEEP))) * smoothstep(0, 0.5, around)
    around = around * (1.012 - 0.024 * full)
    # The stiffened front panels are steep before they round off.
    stiff = 2.2 + 0.8 * smoothstep(-2, 7, z)
    dome = (around**stiff + (y.clip(0) / HIGH) ** 2.15) ** (1 / 2.15) - 1
    return numpy.maximum(dome * 8.5, -1.5 - 0.05 * z.clip(-9, 9) - y)


def _brim_height(x, z):
    return 0.3 - 0.030 * x**2 - 0.07 * (z - DEEP) - 0.012 * (z - DEEP).clip(0) ** 2


def brim_edge(x, z):
    """Distance inside the brim's outline, in approximate cm."""
    out = numpy.hypot(x / BRIM_WIDE, (z - BRIM_FROM) / (BRIM_FAR - BRIM_FROM))
    return numpy.minimum((1 - out) * 8.2, z - BRIM_FROM)


def brim(x, y, z):
    slab = numpy.abs(y - _brim_height(x, z)) * 0.9 - BRIM_THICK
    return numpy.maximum(slab, -brim_edge(x, z))


def button(x, y, z):
    return (numpy.sqrt((x / 0.85) ** 2 + ((y - HIGH) / 0.5) ** 2 + (z / 0.85) ** 2) - 1) * 0.5


def _solid(x, y, z):
    return numpy.minimum(numpy.minimum(crown(x, y, z), brim(x, y, z)), button(x, y, z))


class View:
    """An orthographic view: the point of the cap behind each pixel."""

    def __init__(self, canvas):
        right = numpy.array((numpy.cos(TURN), 0, numpy.sin(TURN)))
        front = numpy.array((-numpy.sin(TURN) * numpy.cos(TILT), numpy.sin(TILT), numpy.cos(TURN) * numpy.cos(TILT)))
        up = numpy.cross(front, right)
        self.start = [canvas.x * right[k] - canvas.y * up[k] for k in range(3)]
        self.front = front

    def at(self, depth):
        return [one + depth * way for one, way in zip(self.start, self.front)]

    def hit(self, near=22.0, far=-14.0, steps=220):
        """Marches every ray to the cap. Returns a mask of the hits, and their depth."""
        shape = self.start[0].shape
        starts = [one.ravel() for one in self.start]
        depth = numpy.full(starts[0].shape, near, numpy.float32)
        walking = numpy.arange(depth.size)
        found = numpy.zeros(depth.shape, bool)
        for _ in range(steps):
            points = [one[walking] + depth[walking] * way for one, way in zip(starts, self.front)]
            away = _solid(*points)
            found[walking[away < 0]] = True
            depth[walking] -= numpy.where(away < 0, 0, (0.5 * away).clip(0.03, 2))
            walking = walking[(away >= 0) & (depth[walking] > far)]
        at = numpy.flatnonzero(found)
        starts = [one[at] for one in starts]
        low, high = depth[at], depth[at] + 0.1
        for _ in range(14):
            middle = (high + low) / 2
            inside = _solid(*[one + middle * way for one, way in zip(starts, self.front)]) < 0
            low, high = numpy.where(inside, middle, low), numpy.where(inside, high, middle)
        depth[at] = low
        return found.reshape(shape), depth.reshape(shape)
