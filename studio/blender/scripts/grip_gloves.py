"""Half-finger lifting gloves, palm up: knit, a leather palm, cushions, a strap."""

from math import radians

import bpy
import numpy

from finish import grained, inked
from glove_shape import FINGERS, MIDDLE, THUMB, hand, heading, height, hollowed, outline, polygon, tube
from materials import plastic
from soft_goods import resampled, seam
from solid import common, solid
from textiles import knit, suede, thread

BOX = ((-0.75, -0.82, -0.04), (1.05, 1.15, 0.4))
PANEL = (
    *((-0.34, 0.4), (-0.36, 0.5), (-0.27, 0.52), (-0.18, 0.46), (-0.14, 0.58), (-0.03, 0.58)),
    *((0.0, 0.5), (0.06, 0.6), (0.18, 0.6), (0.23, 0.48), (0.32, 0.56), (0.43, 0.53)),
    *((0.4, 0.38), (0.42, 0.05), (0.27, -0.5), (-0.24, -0.5), (-0.36, -0.1)),
)
CUSHIONS = (
    ((0.25, 0.24), (0.27, 0.35), (0.36, 0.34), (0.36, 0.2)),
    ((0.05, 0.25), (0.05, 0.39), (0.16, 0.39), (0.16, 0.24)),
    ((-0.16, 0.23), (-0.17, 0.37), (-0.05, 0.39), (-0.05, 0.25)),
    ((-0.35, 0.15), (-0.35, 0.27), (-0.26, 0.33), (-0.25, 0.2)),
    ((-0.3, -0.4), (-0.33, -0.06), (-0.18, -0.02), (-0.1, -0.16), (-0.1, -0.4)),
    ((0.06, -0.42), (0.06, -0.26), (0.28, 0.02), (0.36, -0.04), (0.26, -0.42)),
)


def raised(corners, proud, roundness, edge):
    """A piece of leather that follows the surface of the palm."""

    def field(points):
        outline = polygon(points, corners) - roundness
        upper = MIDDLE + 0.03 - points[:, 2]
        return common(common(hand(points) - proud, outline, edge), upper, 0.01)

    return field


def sewn(field, corners, away, threads, parent, pitch=0.036):
    line = outline(corners, away)
    flat_ = resampled(numpy.column_stack([line, 0 * line[:, 0]]), 0.012)[:, :2]
    line = numpy.column_stack([flat_, height(field, flat_) + 0.001])
    seam('stitch', line, threads, parent, pitch, pitch * 0.7, 0.0065)


TAB = ((-0.26, -0.575), (-0.26, -0.745), (0.36, -0.745), (0.36, -0.575))


def cuff(points, proud=0.0):
    """The wrist strap as a flat ring."""
    away = numpy.abs(points - (0, -0.66, MIDDLE)) - (0.375, 0.125, 0.1) + 0.085
    box = numpy.linalg.norm(numpy.maximum(away, 0), axis=1) + numpy.minimum(away.max(axis=1), 0) - 0.085
    return box - 0.02 * (1 - (points[:, 0] / 0.4) ** 2).clip(0) - proud


def closure(material, sign, parent):
    """The tab over the strap. `sign` keeps its wordmark readable on the mirrored glove."""

    def piece(points):
        shape = common(cuff(points, 0.022), polygon(points, TAB) - 0.03, 0.014)
        return common(shape, MIDDLE - points[:, 2], 0.01)

    def lay(points):
        across = sign * (points[:, 0] - 0.05) / 0.68 + 0.5
        return numpy.column_stack([across, (points[:, 1] + 0.66) / 0.23 + 0.5])

    return solid('tab', piece, ((-0.36, -0.85, 0.1), (0.48, -0.46, 0.4)), 0.01, material, parent, lay)


def around(flat_, reach, low, high):
    """A bounding box of points in the plane."""
    flat_ = numpy.array(flat_)
    return (*(flat_.min(axis=0) - reach), low), (*(flat_.max(axis=0) + reach), high)


def bound(finger, material, parent):
    """The binding around a finger's cut end."""
    (x, y), turn, length, thick = finger
    end = numpy.array([x, y]) + heading(turn) * length * 0.94

    def ring(points):
        return common(tube(points, finger, 0.008, 0.86, 1.02), -tube(points, finger, -0.03, 0, 3), 0.006)

    solid('binding', ring, around([end], thick + 0.09, -0.03, 0.36), 0.01, material, parent)


def glove(look, parent):
    """A right glove without its tab."""
    palm = lambda points: hand(points) - 0.012  # noqa: E731
    solid('knit', hollowed, BOX, 0.014, look['cloth'], parent)
    solid('palm', raised(PANEL, 0.012, 0.012, 0.012), around(PANEL, 0.06, 0.13, 0.4), 0.011, look['palm'], parent)
    sewn(palm, PANEL, -0.006, look['thread'], parent)
    for corners in CUSHIONS:
        box = around(corners, 0.08, 0.12, 0.44)
        solid('cushion', raised(corners, 0.045, 0.022, 0.05), box, 0.008, look['pad'], parent)
        sewn(palm, corners, 0.034, look['thread'], parent)
    for finger in (*FINGERS, THUMB):
        bound(finger, look['binding'], parent)
    solid('strap', cuff, ((-0.48, -0.9, -0.04), (0.48, -0.44, 0.36)), 0.014, look['cloth'], parent)
    sewn(lambda points: cuff(points, 0.022), TAB, 0.012, look['thread'], parent)


def lying(place, turns, parent):
    spot = bpy.data.objects.new('glove', None)
    bpy.context.collection.objects.link(spot)
    spot.parent = parent
    spot.location = place
    spot.rotation_euler = [radians(turn) for turn in turns]
    return spot


def mirrored(right, spot):
    """The pieces mirrored to a left glove."""
    spot.scale.x = -1
    for piece in right.children:
        copy = piece.copy()
        bpy.context.collection.objects.link(copy)
        copy.parent = spot


def build(job, parent):
    tab = inked(plastic('#1a1a1c', 0.6, 0.0), job['labels'][0], 0.002, Roughness=0.5)
    look = {
        'cloth': grained(knit('#1f1f22'), 0.34, 0.004),
        'palm': suede('#4b4c50'),
        'pad': grained(plastic('#26262a', 0.55, 0.0), 0.4, 0.003),
        'thread': thread('#e01a33'),
        'binding': knit('#c8102a'),
    }
    right = lying((0.5, -0.05, 0.1), (0, 6, -18), parent)
    left = lying((-0.52, 0.08, 0), (0, 0, 20), parent)
    glove(look, right)
    mirrored(right, left)
    closure(tab, 1, right)
    closure(tab, -1, left)
