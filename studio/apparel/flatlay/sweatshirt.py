"""The crew-neck sweatshirt: brushed fleece, ribbed collar, cuffs and hem."""

import long_sleeves as cut
from cloth import settled
from curves import across, both_sides, joined, offset, spline
from fabrics import fleece
from ink import lay_print
from long_sleeves import ARMHOLE, cuffs, ends, gathers, hem_band, outline, turned
from trim import cord

BOX = (-46, -4, 46, 71)
HEM = 61

NECK_POINT = (9.6, 0.4)
SHOULDER_LINE = spline(NECK_POINT, (17, 2.8), cut.SHOULDER)
NECK_SEAM = spline(NECK_POINT, (8.9, 3.6), (6.3, 7.0), (3.3, 8.7), (1.0, 9.25), (0, 9.3))
NECK_EDGE = spline((7.4, -0.4), (6.9, 2.4), (5.0, 4.9), (2.8, 6.15), (0.9, 6.66), (0, 6.7))
BACK_TOP = spline((7.4, -0.4), (4, 0.5), (0, 0.8))
BACK_SEAM = spline((7.2, 2.4), (4, 3.2), (0, 3.5))


def sew(garment, build, prints):
    cloth = fleece(build['colour'])
    ribbed = cloth.shade(0.97)
    thread = build['thread']
    cuffs(garment, ribbed)
    hem_band(garment, ribbed, HEM)
    inner = both_sides(BACK_TOP[::-1], spline((7.4, -0.4), (9, 6), (5, 11), (0, 11.5)))
    garment.panel(inner, cloth.shade(0.8), puff=0.1, roundness=0.3)
    garment.band(across(BACK_TOP), 2.6, cloth.shade(0.88), rib=0.32)
    cord(garment, across(BACK_SEAM), build['tape'], radius=0.4, twist=0.3)
    body = outline(NECK_EDGE[::-1], SHOULDER_LINE, HEM)
    folds = settled(garment.canvas, body, 0.0024, gathers(1.4), build['seed'], stiffness=0.018)
    within = garment.panel(body, cloth, 1.2 * folds, puff=1.0, roundness=0.8, settle=0)
    ends(garment, HEM, within, seed=40)
    for flip in (False, True):
        garment.double_stitches(offset(turned(ARMHOLE, flip), -0.35), thread, apart=-0.5, pull=0.04)
    _collar(garment, ribbed, thread, within)
    for print_ in prints:
        lay_print(garment, **print_)


def _collar(garment, ribbed, thread, within):
    garment.band(across(NECK_EDGE), 2.6, ribbed, rib=0.32, depth=0.06, within=within)
    garment.seam(across(NECK_SEAM), pucker=0.04, seed=31, within=within)
    garment.double_stitches(offset(across(NECK_SEAM), 0.35), thread, apart=0.45, pull=0.04, within=within)
    notch = joined(spline((-2.6, 9.2), (0, 13.6)), spline((0, 13.6), (2.6, 9.2)))
    garment.stitches(notch, thread, within=within, pull=0.07)
    garment.stitches(notch + (0, 0.5), thread, within=within, pull=0.05)
