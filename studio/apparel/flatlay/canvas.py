"""The canvas of a flat lay: height, colour and surface of every pixel, seen from above."""

from dataclasses import dataclass

import numpy

from fields import blurred, noise


@dataclass
class Near:
    """A window of the canvas around a curve, with each pixel's position relative to the curve."""

    window: tuple
    away: numpy.ndarray
    side: numpy.ndarray
    along: numpy.ndarray
    length: float


def blend(field, value, share):
    field += (value - field) * (share if field.ndim == share.ndim else share[..., None])


class Canvas:
    """`box` (left, top, right, bottom) in cm, `scale` in pixels per cm."""

    def __init__(self, box, scale):
        left, top, right, bottom = box
        self.box, self.scale = box, scale
        columns, rows = round((right - left) * scale), round((bottom - top) * scale)
        self.shape = rows, columns
        self.xs = (left + (numpy.arange(columns) + 0.5) / scale).astype(numpy.float32)
        self.ys = (top + (numpy.arange(rows) + 0.5) / scale).astype(numpy.float32)
        self.x, self.y = numpy.meshgrid(self.xs, self.ys)
        self.height = numpy.zeros(self.shape, numpy.float32)
        self.cover = numpy.zeros(self.shape, numpy.float32)
        self.colour = numpy.zeros((*self.shape, 3), numpy.float32)
        self.sheen = numpy.zeros(self.shape, numpy.float32)
        self.gloss = numpy.zeros(self.shape, numpy.float32)
        self.fine = numpy.zeros(self.shape, numpy.float32)

    def dress(self, window, cover, colour, sheen, gloss, fine=0.0):
        """Composites a surface onto a window; `cover` is its alpha per pixel."""
        before = self.cover[window]
        after = cover + before * (1 - cover)
        share = cover / after.clip(1e-6)
        for field, value in ((self.sheen, sheen), (self.gloss, gloss), (self.fine, fine)):
            field[window] += (value - field[window]) * share
        self.colour[window] += (colour - self.colour[window]) * share[..., None]
        self.cover[window] = after

    def window(self, low, high):
        """The slices of a box in cm."""
        left, top = self.box[:2]
        rows, columns = self.shape
        x0, y0 = ((low[0] - left) * self.scale, (low[1] - top) * self.scale)
        x1, y1 = ((high[0] - left) * self.scale, (high[1] - top) * self.scale)
        clip = lambda value, most: int(min(max(value, 0), most))  # noqa: E731
        return (
            slice(clip(y0, rows), clip(y1 + 1, rows)),
            slice(clip(x0, columns), clip(x1 + 1, columns)),
        )

    def near(self, curve, reach):
        """Signed distance (positive on the curve's right) and arc length, within `reach`."""
        window = self.window(curve.min(axis=0) - reach, curve.max(axis=0) + reach)
        x, y = self.xs[window[1]], self.ys[window[0]]
        best = numpy.full((len(y), len(x)), reach**2, numpy.float32)
        side = numpy.full(best.shape, numpy.inf, numpy.float32)
        along = numpy.zeros(best.shape, numpy.float32)
        way = 0.0
        for start, end in zip(curve, curve[1:]):
            step = end - start
            length = numpy.hypot(*step)
            if length < 1e-6:
                continue
            unit = step / length
            low, high = numpy.minimum(start, end) - reach, numpy.maximum(start, end) + reach
            c0, c1 = numpy.searchsorted(x, (low[0], high[0]))
            r0, r1 = numpy.searchsorted(y, (low[1], high[1]))
            if c0 < c1 and r0 < r1:
                dx, dy = x[None, c0:c1] - start[0], y[r0:r1, None] - start[1]
                t = numpy.clip(dx * unit[0] + dy * unit[1], 0, length)
                ax, ay = dx - t * unit[0], dy - t * unit[1]
                away = ax * ax + ay * ay
                here = best[r0:r1, c0:c1]
                closer = away < here
                here[closer] = away[closer]
                along[r0:r1, c0:c1][closer] = (way + t)[closer]
                cross = unit[0] * dy - unit[1] * dx
                side[r0:r1, c0:c1][closer] = numpy.sign(cross)[closer]
            way += length
        away = numpy.where(numpy.isinf(side), numpy.inf, numpy.sqrt(best))
        return Near(window, away, numpy.where(numpy.isinf(side), numpy.inf, side * away), along, way)

    def inside(self, outline):
        """A mask of the pixels whose centre is inside a closed outline."""
        rows, columns = self.shape
        turns = numpy.zeros((rows, columns + 1), numpy.int32)
        left, top = self.box[:2]
        points = (outline - (left, top)) * self.scale - 0.5
        for (x0, y0), (x1, y1) in zip(points, numpy.roll(points, -1, axis=0)):
            if y0 == y1:
                continue
            low, high = (y0, y1) if y0 < y1 else (y1, y0)
            row = numpy.arange(max(0, int(numpy.ceil(low))), min(rows, int(numpy.ceil(high))))
            column = numpy.ceil(x0 + (row - y0) / (y1 - y0) * (x1 - x0)).astype(int).clip(0, columns)
            numpy.add.at(turns, (row, column), 1)
        return numpy.cumsum(turns, axis=1)[:, :columns] % 2 == 1

    def level(self, window, length):
        """The height in a window, blurred."""
        reach = int(4 * length * self.scale) + 1
        rows, columns = window
        wide = (
            slice(max(0, rows.start - reach), min(self.shape[0], rows.stop + reach)),
            slice(max(0, columns.start - reach), min(self.shape[1], columns.stop + reach)),
        )
        soft = blurred(self.height[wide], length * self.scale)
        top, left = rows.start - wide[0].start, columns.start - wide[1].start
        return soft[top : top + rows.stop - rows.start, left : left + columns.stop - columns.start]

    def depth(self, outline, reach):
        """Distance inside an outline per pixel, up to `reach`; negative just outside."""
        closed = numpy.vstack([outline, outline[:1]])
        near = self.near(closed, reach)
        inside = self.inside(outline)
        away = numpy.full(self.shape, reach, numpy.float32)
        away[near.window] = numpy.minimum(near.away, reach)
        return numpy.where(inside, away, -away)

    def coverage(self, depth):
        return numpy.clip(0.5 + depth * self.scale, 0, 1).astype(numpy.float32)

    def blurred(self, field, length):
        return blurred(field, length * self.scale)

    def noise(self, length, seed, stretch=(1, 1)):
        return noise(self.shape, length * self.scale, seed, stretch)
