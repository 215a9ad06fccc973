"""A half-finger glove as a distance field: palm up, fingers towards +y, the thumb at +x."""

from math import cos, pi, radians, sin

import numpy

from solid import bar, common, joined

DEEP = 0.15
MIDDLE = 0.155
FLAT = 0.74
# Each finger's origin, direction (degrees, towards the thumb) and covered length.
FINGERS = (
    ((0.335, 0.4), 8, 0.5, 0.122),
    ((0.112, 0.44), 2, 0.54, 0.128),
    ((-0.118, 0.42), -5, 0.5, 0.122),
    ((-0.335, 0.34), -13, 0.42, 0.108),
)
THUMB = ((0.27, -0.26), 46, 0.62, 0.14)
PALM = (
    *((-0.36, 0.36), (-0.1, 0.44), (0.14, 0.44), (0.36, 0.38)),
    *((0.38, 0.0), (0.27, -0.52), (-0.26, -0.52), (-0.37, -0.1)),
)


def polygon(points, corners):
    """Signed distances in the xy plane."""
    at, corners = points[:, :2], numpy.array(corners)
    nearest, inside = numpy.full(len(at), numpy.inf), numpy.zeros(len(at), dtype=bool)
    for (x0, y0), (x1, y1) in zip(corners, numpy.roll(corners, -1, axis=0)):
        way = numpy.array([x1 - x0, y1 - y0])
        along = numpy.clip((at - (x0, y0)) @ way / (way @ way), 0, 1)
        nearest = numpy.minimum(nearest, numpy.linalg.norm(at - (x0, y0) - along[:, None] * way, axis=1))
        if y0 != y1:
            level = (at[:, 1] < y0) != (at[:, 1] < y1)
            inside ^= level & (at[:, 0] < (x1 - x0) * (at[:, 1] - y0) / (y1 - y0) + x0)
    return numpy.where(inside, -nearest, nearest)


def heading(degrees):
    return numpy.array([sin(radians(degrees)), cos(radians(degrees))])


def tube(points, finger, more=0.0, low=-1.0, high=1.0):
    """A finger's tube between two shares of its length, with square ends."""
    (x, y), turn, length, thick = finger
    squeezed = points.copy()
    squeezed[:, 2] = (points[:, 2] - MIDDLE) / FLAT
    ahead = heading(turn)
    end = numpy.array([x, y]) + ahead * (length + 0.3)
    round_ = bar(squeezed, [(x, y, 0), (*end, 0)], [thick + more, (thick + more) * 1.02]) * 0.86
    along = (points[:, :2] - (x, y)) @ ahead
    return common(round_, numpy.maximum(along - high * length, low * length - along), 0.02)


def hand(points):
    """The glove without its palm, still in the shape of a hand."""
    flat_ = polygon(points, PALM) - 0.1 + DEEP
    z = (points[:, 2] - MIDDLE) * (DEEP / 0.135)
    away = (points[:, 0] - 0.02) ** 2 + (points[:, 1] + 0.08) ** 2
    cup = 0.03 * numpy.exp(-away / 0.05) * (points[:, 2] > MIDDLE)
    shape = numpy.hypot(numpy.maximum(flat_, 0), z) - DEEP + cup
    for finger in FINGERS:
        shape = joined(shape, tube(points, finger), 0.035)
    shape = joined(shape, tube(points, THUMB), 0.1)
    x, y = points[:, 0], points[:, 1]
    folds = 0.004 * numpy.sin(19 * y + 5 * x + 1) * numpy.sin(9 * x - 4 * y)
    return shape + folds


def hollowed(points):
    shape = hand(points)
    for finger in (*FINGERS, THUMB):
        shape = common(shape, -tube(points, finger, -0.028, 0.55, 3), 0.01)
    return shape


def height(field, places):
    """The height of the field's surface above points in the plane."""
    low, high = numpy.full(len(places), MIDDLE), numpy.full(len(places), 0.5)
    for _ in range(24):
        middle = (low + high) / 2
        inside = field(numpy.column_stack([places, middle])) < 0
        low, high = numpy.where(inside, middle, low), numpy.where(inside, high, middle)
    return low


def outline(corners, away):
    """The closed line at a distance of `away` around a polygon, with round corners."""
    corners = numpy.array(corners)
    following = numpy.roll(corners, -1, axis=0)
    turn = numpy.sign(numpy.cross(corners, following).sum())
    line = []
    for before, here, after in zip(numpy.roll(corners, 1, axis=0), corners, following):
        sides = []
        for start, end in ((before, here), (here, after)):
            way = (end - start) / numpy.linalg.norm(end - start)
            sides.append(numpy.arctan2(-way[0] * turn, way[1] * turn))
        swing = (sides[1] - sides[0] + pi) % (2 * pi) - pi
        for share in numpy.linspace(0, 1, 7):
            angle = sides[0] + swing * share
            line.append(here + away * numpy.array([cos(angle), sin(angle)]))
    return numpy.array([*line, line[0]])
