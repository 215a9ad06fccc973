"""Pattern curves. Lengths in centimetres, x to the right, y down."""

import numpy


def spline(*points, step=0.25):
    """A smooth curve through points (centripetal Catmull-Rom), sampled every `step`."""
    points = numpy.array(points, float)
    if len(points) == 2:
        return _sampled(points, step)
    ends = 2 * points[0] - points[1], 2 * points[-1] - points[-2]
    p = numpy.vstack([ends[0], points, ends[1]])
    out = [points[:1]]
    for k in range(len(points) - 1):
        a, b, c, d = p[k : k + 4]
        ta = 0
        tb = ta + numpy.sqrt(numpy.linalg.norm(b - a))
        tc = tb + numpy.sqrt(numpy.linalg.norm(c - b))
        td = tc + numpy.sqrt(numpy.linalg.norm(d - c))
        t = numpy.linspace(tb, tc, 24)[1:, None]
        ab = (tb - t) / (tb - ta) * a + (t - ta) / (tb - ta) * b
        bc = (tc - t) / (tc - tb) * b + (t - tb) / (tc - tb) * c
        cd = (td - t) / (td - tc) * c + (t - tc) / (td - tc) * d
        abc = (tc - t) / (tc - ta) * ab + (t - ta) / (tc - ta) * bc
        bcd = (td - t) / (td - tb) * bc + (t - tb) / (td - tb) * cd
        out.append((tc - t) / (tc - tb) * abc + (t - tb) / (tc - tb) * bcd)
    return _sampled(numpy.vstack(out), step)


def _sampled(points, step):
    ways = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(points, axis=0), axis=1))])
    count = max(2, int(numpy.ceil(ways[-1] / step)) + 1)
    along = numpy.linspace(0, ways[-1], count)
    return numpy.stack([numpy.interp(along, ways, points[:, axis]) for axis in (0, 1)], axis=1)


def mirrored(curve):
    return curve * (-1, 1)


def joined(*curves):
    """Joins curves to one outline, with corners between them."""
    return numpy.vstack(curves)


def both_sides(*half):
    """Mirrors `half` (the right side, x >= 0, from top centre to bottom centre) to a closed outline."""
    right = joined(*half)
    return numpy.vstack([right, mirrored(right)[::-1]])


def offset(curve, distance):
    """The curve moved to its right (clockwise side on screen) by `distance`."""
    way = numpy.gradient(curve, axis=0)
    way /= numpy.linalg.norm(way, axis=1)[:, None].clip(1e-9)
    return curve + distance * numpy.stack([-way[:, 1], way[:, 0]], axis=1)


def part(curve, start, end):
    """The part of a curve between two shares (0-1) of its samples."""
    last = len(curve) - 1
    return curve[round(start * last) : round(end * last) + 1]


def within(outline, x, y):
    """A mask of the points inside a closed outline."""
    result = numpy.zeros(x.shape, bool)
    for (x0, y0), (x1, y1) in zip(outline, numpy.roll(outline, -1, axis=0)):
        if y0 != y1:
            result ^= ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) / (y1 - y0) * (x1 - x0))
    return result


def across(curve):
    """Mirrors a half curve that starts or ends on the centre line to a curve from left to right."""
    half = curve if abs(curve[0, 0]) < abs(curve[-1, 0]) else curve[::-1]
    return numpy.vstack([mirrored(half)[::-1], half[1:]])
