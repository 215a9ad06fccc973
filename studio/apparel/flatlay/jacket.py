"""The shell jacket: coated nylon, stand collar, a zip from hem to chin, zipped pockets."""

import long_sleeves as cut
from cloth import Gather, settled
from curves import across, both_sides, joined, mirrored, offset, spline
from fabrics import nylon
from ink import lay_print
from long_sleeves import ARMHOLE, CUFF, ends, gathers, hem_band, outline, turned
from trim import cord, puller, stiff, zip_

BOX = (-46, -8.5, 46, 72)
HEM = 63

NECK_POINT = (9.8, 0.6)
SHOULDER_LINE = spline(NECK_POINT, (17, 2.9), cut.SHOULDER)
NECK_SEAM = spline(NECK_POINT, (8.0, 4.6), (4.4, 7.6), (0.5, 8.7))
COLLAR_END = spline((0.5, 8.7), (0.7, 4.5), (1.3, 0.9))
COLLAR_EDGE = spline((1.3, 0.9), (5.0, -1.0), (8.0, -4.0), (9.3, -5.9))
COLLAR_SIDE = spline((9.3, -5.9), (10.4, -3.0), NECK_POINT)
COLLAR_BACK = spline((9.3, -5.9), (5, -6.8), (0, -7.1))
POCKET = spline((12.2, 39.5), (16.6, 53.0))
YOKE = spline((22.3, 16.5), (12, 18.6), (0, 19.2))


def sew(garment, build, prints):
    cloth = nylon(build['colour'])
    ribbed = cloth.shade(0.86)
    ribbed.gloss, ribbed.sheen = 0.15, 0.2
    thread = build['thread']
    canvas = garment.canvas
    cut.cuffs(garment, ribbed, rib=0.5)
    hem_band(garment, ribbed, HEM, width=5, rib=0.5)
    body = outline(spline((0, 7.2), (9.8, 0.6)), SHOULDER_LINE, HEM)
    loose = gathers(1.3) + [Gather((side * 13, 30), 14, 0.012, 90 - side * 50, 0.5) for side in (1, -1)]
    folds = settled(canvas, body, 0.004, loose, build['seed'], stiffness=0.006, finest=0.42)
    within = garment.panel(body, cloth, folds, puff=1.0, roundness=0.6, settle=0)
    ends(garment, HEM, within, seed=80)
    for flip in (False, True):
        garment.stitches(offset(turned(ARMHOLE, flip), 0.4), thread, pull=0.05)
        garment.gathered(turned(CUFF, flip), 0.1, 1.2, 91 + flip, within, spacing=0.3)
        _pocket(garment, turned(POCKET, flip), build, within)
    yoke = across(YOKE)
    garment.seam(yoke, depth=0.12, pucker=0.06, within=within, seed=95)
    garment.stitches(offset(yoke, 0.35), thread, within=within)
    throat = both_sides(spline((0, 0.6), (1.6, 0.4)), spline((1.6, 0.4), (0.8, 8.4)), spline((0.8, 8.4), (0, 8.6)))
    garment.panel(throat, cloth.shade(0.62), puff=0.0, roundness=0.2, settle=0)
    zip_(garment, spline((0, 8.0), (0, HEM + 5.4)), build['zip'], cloth)
    _collar(garment, cloth, build)
    puller(garment, (0, 9.6), 92, build['accent'])
    for print_ in prints:
        lay_print(garment, **print_)


def _pocket(garment, line, build, within):
    garment.opening(line, 0.2, within=within)
    zip_(garment, line, build['accent'], None, tape=0.36, teeth=0.0)
    garment.stitches(offset(line, 0.75), build['thread'], within=within, pull=0.06)
    garment.stitches(offset(line, -0.75), build['thread'], within=within, pull=0.06)


def _collar(garment, cloth, build):
    """The stand collar: the inside of its back, then its two slightly open fronts."""
    inside = both_sides(COLLAR_BACK[::-1], COLLAR_EDGE[::-1], spline((1.3, 0.9), (0, 1.4)))
    garment.panel(inside, cloth.shade(0.7), puff=0.2, roundness=0.3, settle=0)
    cord(garment, across(spline((8.4, -3.2), (4, -2.4), (0, -2.2))), build['accent'], radius=0.28, twist=0.3)
    tab = joined(spline((-1.5, -4.4), (1.5, -4.4)), spline((1.5, -3.0), (-1.5, -3.0)))
    stiff(garment, tab, '#e9e4da', 0.08, gloss=0.1)
    shape = joined(NECK_SEAM, COLLAR_END, COLLAR_EDGE, COLLAR_SIDE)
    for flip in (False, True):
        front = mirrored(shape) if flip else shape
        within = garment.panel(front, cloth, puff=0.7, roundness=0.5, settle=0.5)
        edge = turned(COLLAR_EDGE, flip)
        garment.stitches(offset(edge, 0.5), build['thread'], within=within)
        garment.seam(turned(NECK_SEAM, flip), depth=0.2, pucker=0.08, seed=97 + flip)
