"""Simulates cloth on a table. Ease makes it larger than its outline, so that it buckles.

Position-based dynamics on a grid: distance constraints between neighbours, which `ease` makes longer
than the pattern, a fixed outline, a bending stiffness that sets the width of folds, and collision with
the table. Coarse grids settle first, because broad folds develop there.
"""

from dataclasses import dataclass

import numpy

from curves import within
from fields import noise
from grid import Grid, spread


@dataclass
class Gather:
    """Ease around a point. Folds run along `angle` (degrees, clockwise from the right)."""

    at: tuple
    radius: float
    amount: float
    angle: float
    narrow: float = 1.0


def _ease(x, y, all_over, gathers):
    """The symmetric strain tensor (xx, yy, xy) of the ease at every node."""
    xx, yy = numpy.full(x.shape, all_over), numpy.full(x.shape, all_over)
    xy = numpy.zeros(x.shape)
    for gather in gathers:
        along = numpy.radians(gather.angle)
        dx, dy = x - gather.at[0], y - gather.at[1]
        u = dx * numpy.cos(along) + dy * numpy.sin(along)
        v = -dx * numpy.sin(along) + dy * numpy.cos(along)
        share = gather.amount * numpy.exp(-(u**2 + (v / gather.narrow) ** 2) / gather.radius**2)
        across = (-numpy.sin(along), numpy.cos(along))
        xx += share * across[0] ** 2
        yy += share * across[1] ** 2
        xy += share * across[0] * across[1]
    return xx, yy, xy


def _pairs():
    """Slices of each set of independent constraints: straight and diagonal neighbours."""
    whole, low, high = slice(None), slice(None, -1), slice(1, None)
    for parity in (0, 1):
        first, second = slice(parity, -1, 2), slice(parity + 1, None, 2)
        yield (whole, first), (whole, second), (0, 1)
        yield (first, whole), (second, whole), (1, 0)
        yield (first, low), (second, high), (1, 1)
        yield (first, high), (second, low), (1, -1)


class _Sheet:
    def __init__(self, grid, outline, all_over, gathers):
        self.grid = grid
        self.rest = grid.nodes()
        self.inside = within(outline, *self.rest)
        full = self.inside.copy()
        for axis in (0, 1):
            for way in (1, -1):
                full &= numpy.roll(self.inside, way, axis)
        self.free = full.astype(float)
        self.place = [axis.copy() for axis in self.rest] + [numpy.zeros(self.inside.shape)]
        xx, yy, xy = _ease(*self.rest, all_over, gathers)
        self.constraints = []
        for first, second, (down, right) in _pairs():
            dx, dy = right * grid.ways[0] + down * grid.ways[1]
            norm = dx * dx + dy * dy
            mean = [(field[first] + field[second]) / 2 for field in (xx, yy, xy)]
            extra = (dx * dx * mean[0] + dy * dy * mean[1] + 2 * dx * dy * mean[2]) / norm
            length = grid.spacing * numpy.sqrt(norm) * (1 + extra)
            stiff = (self.inside[first] & self.inside[second]) * (0.7 if right and down else 1)
            mine, other = self.free[first], self.free[second]
            total = (mine + other).clip(1)
            self.constraints.append(
                (first, second, length, mine / total * stiff, other / total * stiff, stiff * 0.5)
            )

    def settle(self, steps, stiffness, weight):
        x, y, z = self.place
        shown = self.inside.astype(float)
        for _ in range(steps):
            for first, second, rest, mine, other, upright in self.constraints:
                dx, dy, dz = x[second] - x[first], y[second] - y[first], z[second] - z[first]
                now = numpy.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
                share = (now - rest) / now
                x[first] += mine * share * dx
                y[first] += mine * share * dy
                x[second] -= other * share * dx
                y[second] -= other * share * dy
                z[first] += upright * share * dz
                z[second] -= upright * share * dz
            bend = self._bent(self._bent(z))
            z -= stiffness * bend
            z -= weight
            numpy.maximum(z, 0, out=z)
            z *= shown

    def _bent(self, z):
        """Laplacian with free edges."""
        total, count = numpy.zeros_like(z), numpy.zeros_like(z)
        for axis in (0, 1):
            for way in (1, -1):
                beside = numpy.roll(self.inside, way, axis)
                total += numpy.roll(z, way, axis) * beside
                count += beside
        return (z * count - total) / 4 * self.inside


def settled(canvas, outline, all_over, gathers, seed, stiffness=0.012, weight=0.0002, finest=0.5, turn=28):
    """Height in cm per pixel of the settled cloth within `outline`. `all_over` is the overall ease."""
    box = (*outline.min(axis=0) - 1, *outline.max(axis=0) + 1)
    sheet = None
    for spacing, steps in ((finest * 4, 400), (finest * 2, 350), (finest, 300)):
        finer = _Sheet(Grid(box, spacing, numpy.radians(turn)), outline, all_over, gathers)
        if sheet is None:
            start = noise(finer.inside.shape, 2.2, seed)
            finer.place[2] = (0.35 + 0.35 * start).clip(0) * finer.inside
        else:
            for axis, held in enumerate((finer.free, finer.free, finer.inside)):
                moved = sheet.place[axis] - (sheet.rest[axis] if axis < 2 else 0)
                finer.place[axis] += sheet.grid.sampled(moved, *finer.rest) * held
        finer.settle(steps, min(stiffness / spacing**2, 0.4), weight * spacing)
        sheet = finer
    return sheet.grid.sampled(spread(sheet.place[2], sheet.inside), canvas.x, canvas.y)
