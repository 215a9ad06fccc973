"""Panels of cloth on a canvas, with seams, stitches, hems and ribs. Lengths in cm."""

import numpy

from canvas import blend
from curves import offset
from fabrics import linear
from fields import smoothstep


class Garment:
    def __init__(self, canvas):
        self.canvas = canvas

    def panel(self, outline, fabric, folds=None, puff=0.7, roundness=0.45, settle=0.5, seed=1):
        """Adds a panel on top of others, or beside them without `settle`. Returns the depth inside it."""
        canvas = self.canvas
        depth = canvas.depth(outline, 5.0)
        cover = canvas.coverage(depth)
        inside = depth.clip(0)
        edge = fabric.thickness * numpy.sqrt(1 - (1 - numpy.minimum(inside / roundness, 1)) ** 2)
        # Blurred, because the distance has a ridge midway between two sides.
        full = canvas.blurred(inside, 0.9) * smoothstep(-0.3, 1.2, inside)
        height = edge + puff * (1 - numpy.exp(-full / 2.2))
        if settle and canvas.height.any():
            height += canvas.blurred(canvas.height, settle)
        if folds is not None:
            height += folds * smoothstep(0, 1.4, inside)
        blend(canvas.height, height, cover)
        everywhere = (slice(None), slice(None))
        canvas.dress(
            everywhere, cover, self._dyed(fabric, seed), fabric.sheen, fabric.gloss, self._yarn(fabric, seed)
        )
        return depth

    def _yarn(self, fabric, seed):
        canvas = self.canvas
        if fabric.weave:
            turns = 2 * numpy.pi / fabric.weave
            return fabric.grain * numpy.sin(turns * canvas.x) * numpy.sin(turns * canvas.y)
        return fabric.grain * (
            0.6 * canvas.noise(0.035, seed + 50, (0.7, 1.6)) + 0.8 * canvas.noise(0.07, seed + 51)
        )

    def _dyed(self, fabric, seed):
        canvas = self.canvas
        cloudy = 1 + 0.004 * canvas.noise(2.5, seed + 60)
        if fabric.melange:
            fibres = canvas.noise(0.045, seed + 61, (0.8, 3.2)) + 0.7 * canvas.noise(0.06, seed + 62)
            cloudy = cloudy * (1 + fabric.melange * fibres).clip(0.3, 2)
        return linear(fabric.colour) * cloudy[..., None]

    def _inside(self, window, within):
        """The share of a window that a detail may touch."""
        return self.canvas.cover[window] if within is None else self.canvas.coverage(within[window])

    def seam(self, curve, depth=0.12, width=0.16, pucker=0.05, seed=3, within=None):
        """A seam between two panels: a groove with slight puckers beside it."""
        canvas = self.canvas
        near = canvas.near(curve, 1.8)
        share = self._inside(near.window, within)
        groove = -depth * numpy.exp(-((near.away / width) ** 2)) + 0.4 * depth * numpy.exp(
            -(((near.away - 0.32) / 0.22) ** 2)
        )
        canvas.height[near.window] += share * (groove + self._puckers(near, pucker, 0.5, seed))

    def gathered(self, curve, amount, reach, seed, within=None, spacing=0.5):
        """Cloth gathered by an elastic or rib along a curve, on its right."""
        near = self.canvas.near(curve, 2.5 * reach)
        share = self._inside(near.window, within) * (near.side > 0)
        self.canvas.height[near.window] += share * self._puckers(near, amount, reach, seed, spacing)

    def _puckers(self, near, amount, reach, seed, spacing=0.25):
        """Small puckers across a stitched line."""
        if not amount:
            return 0.0
        rng = numpy.random.default_rng(seed)
        ways = numpy.arange(0, near.length + spacing, spacing)
        pulls = numpy.convolve(rng.standard_normal(len(ways) + 8), numpy.hanning(5), 'same')[4 : 4 + len(ways)]
        other = numpy.convolve(rng.standard_normal(len(ways) + 8), numpy.hanning(7), 'same')[4 : 4 + len(ways)]
        wave = numpy.where(
            near.side > 0, numpy.interp(near.along, ways, pulls), numpy.interp(near.along, ways, other)
        )
        away = numpy.where(numpy.isinf(near.away), 9, near.away)
        return amount * wave * numpy.exp(-away / reach) * smoothstep(0.02, 0.2, away)

    def stitches(self, curve, colour, length=0.3, gap=0.09, width=0.075, height=0.05, pull=0.05, within=None):
        """A line of stitches pressed into the cloth."""
        canvas = self.canvas
        near = canvas.near(curve, 0.6)
        share = self._inside(near.window, within)
        away = numpy.where(numpy.isinf(near.away), 9, near.away)
        canvas.height[near.window] -= share * pull * numpy.exp(-((away / 0.2) ** 2))
        place = near.along % (length + gap)
        soft = 0.6 / canvas.scale
        dash = smoothstep(0, 2 * soft, place) * (1 - smoothstep(length - 2 * soft, length, place))
        thread = dash * (1 - smoothstep(width / 2 - soft, width / 2 + soft, away)) * share
        canvas.fine[near.window] += thread * height
        blend(canvas.colour[near.window], linear(colour), 0.75 * thread)

    def double_stitches(self, curve, colour, apart=0.55, **own):
        self.stitches(curve, colour, **own)
        self.stitches(offset(curve, apart), colour, **own)

    def opening(self, curve, depth, reach=1.6, within=None):
        """An edge raised above the cloth on the curve's right, like the opening of a pocket."""
        near = self.canvas.near(curve, 3 * reach)
        side = numpy.where(numpy.isinf(near.side), 99, near.side)
        drop = smoothstep(-0.04, 0.08, side) * numpy.exp(-side.clip(0) / reach)
        self.canvas.height[near.window] -= self._inside(near.window, within) * depth * drop
        rise = smoothstep(-0.9, 0, side) * (side <= 0)
        self.canvas.height[near.window] += self._inside(near.window, within) * 0.5 * depth * rise

    def hem(self, curve, width, colour, lift=0.06, pucker=0.035, seed=5, within=None, rows=(0, 0.5)):
        """A hem along `curve`, `width` wide on its right, with two rows of stitches."""
        canvas = self.canvas
        near = canvas.near(curve, width + 2.2)
        share = self._inside(near.window, within)
        side = numpy.where(numpy.isinf(near.side), 99, near.side)
        canvas.height[near.window] += share * lift * (1 - smoothstep(width - 0.2, width + 0.15, side)) * (side < 90)
        for index, row in enumerate(rows):
            self.stitches(offset(curve, width - 0.12 - row), colour, within=within)
        line = canvas.near(offset(curve, width - 0.25), 2.0)
        canvas.height[line.window] += self._inside(line.window, within) * self._puckers(line, pucker, 0.9, seed)

    def band(self, curve, width, fabric, rib=0.26, depth=0.05, lift=0.12, within=None):
        """A band of `width` on the curve's right, ribbed across."""
        canvas = self.canvas
        near = canvas.near(curve, width + 0.4)
        side = numpy.where(numpy.isinf(near.side), -9, near.side)
        share = self._inside(near.window, within) * self.canvas.coverage(side) * self.canvas.coverage(width - side)
        arch = numpy.sqrt(numpy.clip(1 - (2 * side / width - 1) ** 2, 0, 1))
        ribs = (0.5 + 0.5 * numpy.cos(2 * numpy.pi * near.along / rib)) ** 0.8
        canvas.height[near.window] += share * lift * (0.35 + 0.65 * arch)
        canvas.fine[near.window] += share * depth * (ribs - 0.5) * smoothstep(0, 0.15, side) * smoothstep(
            0, 0.15, width - side
        )
        blend(canvas.colour[near.window], linear(fabric.colour) * (0.8 + 0.25 * ribs)[..., None], share)
        blend(canvas.sheen[near.window], fabric.sheen, share)
