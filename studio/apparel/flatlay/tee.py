"""The T-shirt: set-in sleeves at their natural angle, a ribbed crew neck, double-stitched hems."""

from cloth import Gather, settled
from curves import across, both_sides, mirrored, offset, spline
from fabrics import jersey
from ink import lay_print
from trim import cord

BOX = (-44.5, -3.5, 44.5, 75.5)

NECK_POINT, SHOULDER, UNDERARM = (9.0, 0.2), (23.0, 4.9), (26.6, 25.6)
CUFF_TOP, CUFF_LOW, HEM_SIDE = (42.2, 20.4), (31.6, 34.2), (26.9, 70.6)

SHOULDER_LINE = spline(NECK_POINT, (16, 2.3), SHOULDER)
SLEEVE_TOP = spline(SHOULDER, (28.5, 7.6), (35.8, 13.6), CUFF_TOP)
CUFF = spline(CUFF_TOP, (37.2, 27.6), CUFF_LOW)
SLEEVE_LOW = spline(CUFF_LOW, (29.4, 30.2), UNDERARM)
SIDE = spline(UNDERARM, (25.9, 36), (25.5, 48), (26.2, 60), HEM_SIDE)
HEM = spline(HEM_SIDE, (20, 71.9), (10, 72.5), (0, 72.7))
ARMHOLE = spline(SHOULDER, (21.4, 11), (21.7, 18), UNDERARM)
NECK_SEAM = spline(NECK_POINT, (8.5, 3.6), (6.1, 7.3), (3.2, 9.1), (1.0, 9.65), (0, 9.7))
NECK_EDGE = spline((7.3, -0.35), (6.9, 2.9), (5.0, 5.7), (2.8, 7.15), (0.9, 7.66), (0, 7.7))
BACK_TOP = spline((7.3, -0.35), (4, 0.35), (0, 0.6))
BACK_SEAM = spline((7.0, 1.6), (4, 2.4), (0, 2.6))


def sew(garment, build, prints):
    cloth = jersey(build['colour'], **build.get('cloth', {}))
    thread = build['thread']
    outline = both_sides(NECK_EDGE[::-1], SHOULDER_LINE, SLEEVE_TOP, CUFF, SLEEVE_LOW, SIDE, HEM)
    _back(garment, cloth, build['tape'])
    within = garment.panel(outline, cloth, _folds(garment.canvas, outline, build['seed']))
    for flip in (False, True):
        turned = (lambda curve: mirrored(curve)[::-1]) if flip else (lambda curve: curve)  # noqa: E731
        garment.seam(turned(ARMHOLE), pucker=0.05, seed=8 + flip)
        garment.stitches(offset(turned(ARMHOLE), -0.35), thread, pull=0.03)
        garment.seam(turned(SHOULDER_LINE) + (0, 0.5), depth=0.07, pucker=0.03)
        garment.hem(turned(CUFF), 2.3, thread, seed=11 + flip, within=within)
    garment.hem(across(HEM)[::-1], 2.4, thread, seed=21, within=within)
    garment.band(across(NECK_EDGE), 2.0, cloth, within=within)
    garment.seam(across(NECK_SEAM), pucker=0.04, seed=31, within=within)
    garment.stitches(offset(across(NECK_SEAM), 0.4), thread, pull=0.03, within=within)
    for print_ in prints:
        lay_print(garment, **print_)


def _back(garment, cloth, tape):
    """The inside of the back, visible through the neck: rib and tape."""
    inner = both_sides(BACK_TOP[::-1], spline((7.3, -0.35), (9, 6), (5, 12), (0, 12.5)))
    garment.panel(inner, cloth.shade(0.78), puff=0.1, roundness=0.3)
    garment.band(across(BACK_TOP), 1.9, cloth.shade(0.9))
    cord(garment, across(BACK_SEAM), tape, radius=0.34, twist=0.3)


def _folds(canvas, outline, seed):
    gathers = [Gather((4, 62), 14, 0.012, 78, 0.7), Gather((-6, 40), 16, 0.006, 118, 0.6)]
    for side in (1, -1):
        gathers += [
            Gather((side * 24, 27), 6.5, 0.055, 90 + side * 42, 0.6),
            Gather((side * 20, 20), 8, 0.025, 90 + side * 30, 0.8),
            Gather((side * 30, 24), 5, 0.055, 90 - side * 35, 0.8),
            Gather((side * 33, 18), 7, 0.025, 90 - side * 48, 0.8),
            Gather((side * 22, 52), 11, 0.014, 90 - side * 25, 0.7),
        ]
    return settled(canvas, outline, 0.0016, gathers, seed)
