"""The lever belt, coiled and upright: two plies of leather, red stitching, a steel lever."""

from math import cos, pi, radians, sin

import bpy
import numpy

from finish import flat, grained, inked
from geometry import divided, rounded
from materials import metal
from soft_goods import beside, framed, lengths, resampled, seam, swept
from solid import ball, block, common, joined, solid
from textiles import leather, thread

HEIGHT, THICK = 1.0, 0.115
# The coil's start angle at the buckle and its inner end angle, from above (0 is the camera, 90 is right).
OUTER, INNER = -318, 235
WIDE, TIGHT = 1.06, 0.7
STRAIGHT = 0.82
LOGO_AT = -37


def spot(degrees):
    radius = WIDE + (TIGHT - WIDE) * (degrees - OUTER) / (INNER - OUTER)
    return numpy.array([radius * sin(radians(degrees)), -radius * cos(radians(degrees)), HEIGHT / 2])


def coil():
    """The belt's centre line from the buckle inwards, and the logo's position along it."""
    arc = [spot(degrees) for degrees in range(OUTER, INNER + 1)]
    away = arc[0] - arc[1]
    end = arc[0] + away / numpy.linalg.norm(away) * STRAIGHT
    lead = STRAIGHT + lengths(numpy.array(arc))[LOGO_AT - OUTER]
    return resampled([end, *arc], 0.03), lead


def plies():
    """The strip's cross-section, with a groove between the plies at its edges."""
    half, face = HEIGHT / 2, THICK / 2
    right = [(half, -face, 0.022), (half, -0.008), (half - 0.01, 0), (half, 0.008), (half, face, 0.022)]
    left = [(-a, -o, *r) for a, o, *r in right]
    return divided(rounded([(0, -face), *right, *left, (0, -face)], 5), HEIGHT / 12)[:-1]


def tips(path):
    """The width along the path, for round ends."""
    way = lengths(path)
    left = numpy.minimum(way, way[-1] - way).clip(1e-4)
    return 1 - 0.22 * (1 - numpy.sqrt(1 - (1 - (left / 0.22).clip(0, 1)) ** 2))


def strip(path, lead, skin, parent):
    def lay(along, across, out):
        shown = numpy.where(out > 0, (along - lead) / 1.5 + 0.5, -1)
        return shown, across / 0.4 + 0.5

    swept('belt', path, (0, 0, 1), plies(), skin, parent, lay=lay, spread=tips(path))


def stitching(path, red, parent):
    run = path[4:-4]
    for aside in (-0.43, -0.375, 0.375, 0.43):
        for face in (-1, 1):
            line = beside(run, (0, 0, 1), aside, face * (THICK / 2 + 0.001))
            seam('stitch', line, red, parent, pitch=0.075, length=0.056, radius=0.009)


def holes(path, dark, parent):
    """Two rows of punched holes in the inner end."""
    way = lengths(path)
    for index in range(9):
        at = int(numpy.argmin(numpy.abs(way[-1] - 0.28 - index * 0.25 - way)))
        for aside in (-0.2, 0.2):
            centre = beside(path, (0, 0, 1), aside, -THICK / 2)[at]
            _, _, out = (axis[at] for axis in framed(path, (0, 0, 1)))

            def hole(points, centre=centre, out=out):
                return common(ball(points, centre, 0.036), numpy.abs((points - centre) @ out) - 0.004, 0.002)

            solid('hole', hole, (centre - 0.06, centre + 0.06), 0.004, dark, parent)


def plate(points, middle, half, corner, level, thick, edge=0.008):
    """A flat plate: `half` its size in x and z, its face at y = -`level`."""
    x, y, z = points[:, 0] - middle[0], points[:, 1], points[:, 2] - middle[1]
    away = numpy.abs(numpy.stack([x, z], axis=1)) - numpy.array(half) + corner
    flat_ = numpy.linalg.norm(numpy.maximum(away, 0), axis=1) + numpy.minimum(away.max(axis=1), 0) - corner
    return common(flat_, numpy.abs(y + level) - thick / 2, edge)


def rod(points, x, level, radius, reach):
    around = numpy.hypot(points[:, 0] - x, points[:, 1] + level) - radius
    return common(around, numpy.abs(points[:, 2]) - reach, 0.012)


def drop(points, bend):
    """Bends along x: moves the points by `bend(x)` out of the face."""
    moved = points.copy()
    moved[:, 1] += bend(points[:, 0])
    return moved


def buckle(parent):
    """The buckle. Local x runs along the belt away from its end, -y out of its face."""
    steel = grained(metal('#e9e7e2', 0.34), 0.6, 0.0016, stretch=(0.12, 6, 6))
    bright = metal('#f2f0ec', 0.24)

    def base(points):
        body = plate(points, (0.02, 0), (0.4, 0.33), 0.07, 0.016, 0.032)
        for side in (-0.28, 0.28):
            lug = plate(points, (-0.2, side), (0.1, 0.03), 0.02, 0.09, 0.17)
            hook = plate(points, (-0.43, side), (0.1, 0.055), 0.05, 0.016, 0.032)
            body = joined(joined(body, lug, 0.02), hook, 0.03)
        return body

    solid('base', base, ((-0.6, -0.22, -0.4), (0.5, 0.03, 0.4)), 0.011, steel, parent)

    def rise(x):
        """The lever starts at the pin, follows the belt and has a raised lip for the thumb."""
        lip = numpy.clip((x - 0.42) / 0.22, 0, 1)
        root = numpy.clip((-0.1 - x) / 0.16, 0, 1)
        return -0.005 + 0.075 * lip**2 + 0.03 * root - 0.03 * numpy.clip((x + 0.1) / 0.5, 0, 1)

    def lever(points):
        bent = drop(points, rise)
        body = plate(bent, (0.2, 0), (0.44, 0.25), 0.13, 0.1, 0.038, 0.012)
        window = plate(bent, (0.3, 0), (0.2, 0.105), 0.1, 0.1, 0.3, 0.012)
        return common(body, -window, 0.014)

    solid('lever', lever, ((-0.32, -0.26, -0.32), (0.72, 0.0, 0.32)), 0.011, steel, parent)
    def pin(points):
        return rod(points, -0.2, 0.095, 0.036, 0.34)

    solid('pin', pin, ((-0.26, -0.15, -0.36), (-0.14, -0.04, 0.36)), 0.01, bright, parent)

    def head(points):
        dome = common(ball(points, (0.33, 0.05, 0), 0.125), points[:, 1] + 0.02, 0.006)
        slot = block(points, (0.33, -0.085, 0), (0.012, 0.025, 0.2), 0.002)
        return common(dome, -slot, 0.004)

    solid('screw', head, ((0.18, -0.1, -0.14), (0.48, 0.0, 0.14)), 0.009, bright, parent)


def fitted(path, parent):
    """An empty at the belt's end, facing outward, as the buckle's parent."""
    ahead = path[1] - path[0]
    base = bpy.data.objects.new('buckle', None)
    bpy.context.collection.objects.link(base)
    base.parent = parent
    turn = numpy.arctan2(ahead[1], ahead[0])
    out = numpy.array([sin(turn), -cos(turn), 0])
    ahead = ahead / numpy.linalg.norm(ahead)
    base.location = path[0] + ahead * 0.4 + out * THICK / 2
    base.rotation_euler[2] = turn
    return base


def build(job, parent):
    path, lead = coil()
    skin = leather('#202023')
    inked(skin, job['labels'][0], -0.004, Roughness=0.5)
    strip(path, lead, skin, parent)
    stitching(path, thread('#d5112a'), parent)
    holes(path, flat('hole', '#050506', Roughness=0.9), parent)
    buckle(fitted(path, parent))
