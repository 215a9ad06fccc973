"""The liquid chalk: a soft squeeze bottle under a flip cap."""

from math import cos, radians, sin

from finish import grained, inked
from geometry import divided, lathe, rounded
from materials import plastic
from solid import ball, block, common, joined, solid

RADIUS = 0.3
PRINT_FROM, PRINT_TO = 0.06, 1.06
NECK_AT = 1.27
CAP, SEAM, CAP_TO = 0.212, 1.45, 1.6
# The direction of the cap's thumb rest, counter-clockwise from the front.
THUMB = 24


def body(white, print_, parent):
    r = RADIUS
    foot = rounded(
        [(0, 0.03), (r - 0.08, 0.03, 0.02), (r - 0.06, 0, 0.014), (r, 0, 0.05), (r, PRINT_FROM)],
        steps=12,
    )
    lathe('foot', foot, white, 256, parent=parent)
    wall = divided([(r, PRINT_FROM), (r, PRINT_TO)], 0.05)
    lathe('wall', wall, print_, 512, parent=parent)
    shoulder = rounded(
        [
            (r, PRINT_TO),
            (r, PRINT_TO + 0.12, 0.11),
            (0.19, NECK_AT - 0.03, 0.07),
            (0.19, NECK_AT + 0.02),
        ],
        steps=24,
    )
    lathe('shoulder', shoulder, white, 256, parent=parent)


def cap(black, parent):
    ring = rounded(
        [
            (0.17, NECK_AT - 0.012),
            (CAP, NECK_AT - 0.012, 0.008),
            (CAP, SEAM - 0.004, 0.007),
            (CAP - 0.02, SEAM - 0.004),
            (CAP - 0.02, SEAM + 0.02),
        ],
        steps=8,
    )
    lathe('ring', divided(ring, 0.03), black, 256, parent=parent)
    x, y = sin(radians(THUMB)), -cos(radians(THUMB))

    def lid(points):
        away = (points[:, 0] ** 2 + points[:, 1] ** 2) ** 0.5 - CAP
        disc = common(away, points[:, 2] - CAP_TO, 0.06)
        disc = common(disc, SEAM + 0.006 - points[:, 2], 0.008)
        scoop = ball(points, (x * (CAP + 0.1), y * (CAP + 0.1), SEAM + 0.0), 0.145)
        dent = common(disc, -scoop, 0.014)
        lip = block(points, (x * (CAP - 0.006), y * (CAP - 0.006), SEAM + 0.085), (0.05, 0.045, 0.014), 0.013)
        return joined(dent, lip, 0.02)

    solid('lid', lid, ((-0.3, -0.3, SEAM - 0.02), (0.3, 0.3, CAP_TO + 0.03)), 0.0085, black, parent)


def build(job, parent):
    white = plastic('#f4f2ee', 0.36, 0.15)
    print_ = inked(plastic('#f4f2ee', 0.36, 0.15), job['labels'][0], 0.0015, Roughness=0.42)
    black = grained(plastic('#1b1b1d', 0.4, 0.1), 0.3, 0.0012)
    body(white, print_, parent)
    cap(black, parent)
