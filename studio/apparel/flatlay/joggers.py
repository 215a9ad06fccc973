"""The joggers: tapered legs, an elastic waistband with its drawcord, ribbed ankles."""

import numpy

from cloth import Gather, settled
from curves import across, both_sides, joined, mirrored, offset, part, spline
from fabrics import fleece
from ink import lay_print
from long_sleeves import turned
from trim import cord, stiff

BOX = (-31, -3, 31, 105)

WAIST_SIDE, HIP = (19.6, 4.6), (24.3, 24)
WAIST = spline((0, 5.2), (10, 5.0), WAIST_SIDE)
OUTSEAM = spline(WAIST_SIDE, (21.9, 11.5), HIP, (24.5, 42), (23.0, 64), (21.3, 84), (20.6, 91), (19.3, 95.2))
ANKLE = spline((19.3, 95.2), (9.7, 96.6))
INSEAM = spline((9.7, 96.6), (8.1, 92.5), (6.6, 79), (3.6, 55), (1.0, 38.5), (0, 36.2))
CROTCH = spline((0, 5.2), (0, 20), (0, 36.2))
POCKET = spline((14.2, 5.6), (17.4, 13), (23.4, 21.6))


def sew(garment, build, prints):
    cloth = fleece(build['colour'], thickness=0.38, melange=0.1, sheen=0.15)
    ribbed = cloth.shade(0.94)
    thread = build['thread']
    _ankles(garment, ribbed)
    legs = both_sides(WAIST, OUTSEAM, ANKLE, INSEAM)
    within = garment.panel(legs, cloth, 1.35 * _folds(garment.canvas, legs, build['seed']), puff=1.2, roundness=0.8, settle=0)
    garment.gathered(across(WAIST), 0.12, 3.2, 15, within, spacing=0.5)
    garment.seam(CROTCH, depth=0.14, pucker=0.07, within=within)
    garment.stitches(CROTCH + (0.35, 0), thread, within=within)
    for flip in (False, True):
        garment.gathered(turned(ANKLE, flip), 0.14, 2.2, 17 + flip, within, spacing=0.45)
        _pocket(garment, turned(POCKET, flip), thread, within)
        knee = turned(spline((25.6, 52), (15, 54.4), (3.6, 56.5)), flip)
        garment.seam(knee, depth=0.05, pucker=0.03, within=within, seed=23 + flip)
    _waistband(garment, ribbed, build)
    for print_ in prints:
        lay_print(garment, **print_)


def _folds(canvas, legs, seed):
    gathers = []
    for side in (1, -1):
        lean = lambda angle, of=side: 90 + of * angle  # noqa: E731
        gathers += [
            Gather((side * 4, 36), 8, 0.09, lean(-52), 0.6),
            Gather((side * 8, 30), 9, 0.05, lean(-64), 0.8),
            Gather((side * 7, 45), 8, 0.06, lean(-34), 0.7),
            Gather((side * 15, 58 + 2 * side), 9, 0.055, lean(62), 0.8),
            Gather((side * 12, 66 - 2 * side), 8, 0.05, lean(-58), 0.8),
            Gather((side * 15, 80), 10, 0.03, lean(-12), 0.7),
            Gather((side * 14.6, 91), 7, 0.06, lean(80), 0.8),
            Gather((side * 20, 32), 10, 0.02, lean(-10), 0.7),
        ]
    return settled(canvas, legs, 0.002, gathers, seed, stiffness=0.015)


def _ankles(garment, ribbed):
    for flip in (False, True):
        top = spline((19.1, 94.9), (9.9, 96.3))
        low = spline((18.6, 102.2), (10.2, 103.4))
        shape = joined(top, low[::-1])
        garment.panel(mirrored(shape) if flip else shape, ribbed, puff=0.3, roundness=0.5)
        garment.band(turned(top[::-1], flip), 8, ribbed, rib=0.34, depth=0.06, lift=0)


def _pocket(garment, mouth, thread, within):
    garment.opening(mouth[::-1], 0.45, within=within)
    garment.double_stitches(offset(mouth, 0.5), thread, apart=0.5, within=within, pull=0.05)


def _waistband(garment, ribbed, build):
    top = across(spline((0, 0.4), (10, 0.1), (18.9, -0.4)))
    low = across(spline((0, 5.3), (10, 5.1), (19.6, 4.7)))
    within = garment.panel(joined(top, low[::-1]), ribbed, puff=0.35, roundness=0.6, settle=0.3)
    for seed, row in ((71, 1.7), (72, 3.4)):
        garment.stitches(top + (0, row), build['thread'], within=within, pull=0.12)
        garment.gathered(top + (0, row), 0.14, 1.1, seed, within, spacing=0.34)
        garment.gathered((top + (0, row))[::-1], 0.14, 1.1, seed + 4, within, spacing=0.34)
    turn = numpy.linspace(0, 2 * numpy.pi, 24, endpoint=False)
    ring = numpy.stack([numpy.cos(turn), numpy.sin(turn)], axis=1)
    for side in (1, -1):
        stiff(garment, numpy.array((2.0 * side, 2.6)) + 0.6 * ring, '#8d8e92', 0.14, gloss=0.9)
        stiff(garment, numpy.array((2.0 * side, 2.6)) + 0.3 * ring, '#101012', -0.1, gloss=0)
    left = spline((-2.0, 2.6), (-0.4, 5.6), (1.4, 9.2), (2.9, 13.5), (2.5, 19.5), step=0.15)
    right = spline((2.0, 2.6), (0.4, 5.6), (-1.5, 9.0), (-3.3, 14), (-3.0, 21.5), step=0.15)
    for line in (left, right):
        cord(garment, line, build['cord'], radius=0.42, twist=0.6)
        cord(garment, part(line, 0.93, 1), '#c9c7c2', radius=0.46, twist=9, gloss=0.9, sheen=0)
    cord(garment, spline((-0.62, 5.7), (0, 6.5), (0.66, 6.2), step=0.1), build['cord'], radius=0.52, twist=0.6)
