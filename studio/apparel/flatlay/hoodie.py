"""The hoodie: the hood flat above the shoulders, drawcords, a kangaroo pocket."""

import numpy

import long_sleeves as cut
from cloth import Gather, settled
from curves import across, both_sides, joined, mirrored, offset, part, spline
from fabrics import fleece
from ink import lay_print
from long_sleeves import ARMHOLE, cuffs, ends, gathers, hem_band, outline, turned
from trim import cord, stiff

BOX = (-46, -27.5, 46, 74.5)
HEM = 64.5

NECK_POINT = (11.6, 1.2)
SHOULDER_LINE = spline(NECK_POINT, (18, 3.2), cut.SHOULDER)
NECK_SEAM = spline((0, 12.2), (4.2, 10.8), (8.8, 6.6), NECK_POINT)
HOOD_SIDE = spline(NECK_POINT, (14.6, -4.6), (15.6, -11), (13.9, -18.4), (8.6, -23.8), (0, -25.6))
FACE = spline((0, -20.8), (5.4, -19.5), (9.6, -14.2), (9.9, -6.4), (6.9, 2.0), (0, 10.8))
CROWN_SEAM = spline((0, -25.6), (0, -20.6))

POCKET_TOP = spline((0, 43.4), (11.2, 43.2))
POCKET_MOUTH = spline((11.2, 43.2), (13.6, 48.2), (18.6, 54.4))
POCKET_SIDE = spline((18.6, 54.4), (18.7, 64.0))
POCKET_FOOT = spline((18.7, 64.9), (9, 65.4), (0, 65.5))


def sew(garment, build, prints):
    cloth = fleece(build['colour'])
    ribbed = cloth.shade(0.96)
    thread = build['thread']
    canvas = garment.canvas
    cuffs(garment, ribbed)
    hem_band(garment, ribbed, HEM)
    body = outline(spline((0, 6), (11.6, 1.2)), SHOULDER_LINE, HEM)
    folds = settled(canvas, body, 0.0024, gathers(1.4), build['seed'], stiffness=0.018)
    within = garment.panel(body, cloth, 1.3 * folds, puff=1.0, roundness=0.8, settle=0)
    ends(garment, HEM, within, seed=60)
    for flip in (False, True):
        garment.double_stitches(offset(turned(ARMHOLE, flip), -0.35), thread, apart=-0.5, pull=0.04)
    _pocket(garment, cloth, thread)
    _hood(garment, cloth, thread, build)
    for print_ in prints:
        lay_print(garment, **print_)


def _pocket(garment, cloth, thread):
    shape = both_sides(POCKET_TOP, POCKET_MOUTH, POCKET_SIDE, POCKET_FOOT)
    loose = [Gather((side * 12, 53), 6, 0.03, 90 - side * 38, 0.7) for side in (1, -1)]
    folds = settled(garment.canvas, shape, 0.003, loose, 5, stiffness=0.018)
    within = garment.panel(shape, cloth, 0.6 * folds, puff=0.25, roundness=0.4, settle=0.7)
    for flip in (False, True):
        mouth = turned(POCKET_MOUTH, flip)
        garment.double_stitches(offset(mouth, 1.5), thread, apart=0.45, within=within, pull=0.06)
        garment.stitches(offset(turned(POCKET_SIDE, flip), 0.35), thread, within=within)
    garment.double_stitches(offset(across(POCKET_TOP), 0.3), thread, apart=0.45, within=within)


def _hood(garment, cloth, thread, build):
    canvas = garment.canvas
    lining = both_sides(HOOD_SIDE[::-1], NECK_SEAM[::-1])
    garment.panel(lining, cloth.shade(0.62), 0.3 * canvas.noise(9, 12, (1, 0.6)), puff=0.2, settle=0.6)
    garment.seam(spline((0, -20), (0, 1.5)), depth=0.1, pucker=0.05)
    tape = across(spline((9.6, 0.4), (5, 1.8), (0, 2.2)))
    cord(garment, tape, build['tape'], radius=0.5, twist=0.35)
    ring = joined(
        NECK_SEAM, HOOD_SIDE, mirrored(HOOD_SIDE)[::-1], mirrored(NECK_SEAM)[::-1], mirrored(FACE)[::-1], FACE
    )
    loose = [Gather((side * 11, 0), 6, 0.06, 90 + side * 20, 0.7) for side in (1, -1)]
    loose += [Gather((side * 11, -14), 7, 0.03, 90 - side * 50, 0.8) for side in (1, -1)]
    folds = settled(canvas, ring, 0.004, loose, 9, stiffness=0.016)
    within = garment.panel(ring, cloth, folds, puff=0.8, roundness=0.7, settle=0.5)
    garment.seam(CROWN_SEAM, depth=0.16, pucker=0.06, within=within)
    garment.seam(across(NECK_SEAM), depth=0.2, width=0.25, pucker=0.06, seed=71)
    garment.stitches(offset(across(NECK_SEAM), 0.5), thread, pull=0.05)
    for flip in (False, True):
        rim = turned(FACE, flip)
        garment.stitches(offset(rim, -2.1), thread, within=within, pull=0.08)
    for flip in (1, -1):
        _cord(garment, build['cord'], flip)


def _cord(garment, colour, side):
    hole = numpy.array((4.1 * side, 6.9))
    turn = numpy.linspace(0, 2 * numpy.pi, 24, endpoint=False)
    ring = numpy.stack([numpy.cos(turn), numpy.sin(turn)], axis=1)
    stiff(garment, hole + 0.62 * ring, '#b9b6b0', 0.16, gloss=0.9)
    stiff(garment, hole + 0.3 * ring, '#1a1012', -0.1, gloss=0.0)
    length = 19.6 if side > 0 else 20.8
    line = spline(hole, (5.0 * side, 11.0), (5.5 * side, 15.5), (5.1 * side, length), step=0.15)
    cord(garment, line, colour, radius=0.36, twist=0.55)
    cord(garment, part(line, 0.9, 1.0), '#c9c7c2', radius=0.4, twist=9, gloss=0.9, sheen=0)
