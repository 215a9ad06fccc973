"""The coffee tin: a printed steel body between two rolled rims, a slip lid on top."""

from math import degrees

from geometry import divided, lathe, rounded
from materials import metal, plastic, printed

RADIUS = 0.46
LABEL_FROM, LABEL_TO = 0.04, 1.08
LID_TO = 1.34
SEAM_DEGREES = 157


def side_seam(angle, radius, _z):
    """The welded seam of the steel body, slightly raised."""
    away = abs(degrees(angle) - SEAM_DEGREES)
    return radius + (0.005 if away < 1.6 else 0)


def rim(low, material, parent):
    """A rolled rim: a round bead and the groove for the body."""
    r = RADIUS
    bead = rounded(
        [
            (r - 0.03, low),
            (r + 0.014, low, 0.013),
            (r + 0.014, low + 0.03, 0.013),
            (r - 0.004, low + 0.036, 0.006),
            (r - 0.01, low + 0.044),
        ],
        steps=10,
    )
    lathe('rim', bead, material, 256, parent=parent)


def lid(material, bead, parent):
    r = RADIUS
    low = LABEL_TO + 0.045
    cap = rounded(
        [
            (r - 0.03, low),
            (r + 0.012, low, 0.012),
            (r + 0.012, low + 0.026, 0.01),
            (r + 0.002, low + 0.034, 0.006),
            (r + 0.002, LID_TO - 0.02, 0.03),
            (r - 0.03, LID_TO, 0.02),
            (r - 0.075, LID_TO - 0.002, 0.012),
            (r - 0.09, LID_TO - 0.02, 0.012),
            (r - 0.14, LID_TO - 0.02, 0.01),
            (r - 0.15, LID_TO - 0.014, 0.01),
            (0, LID_TO - 0.014),
        ],
        steps=10,
    )
    lathe('lid', cap, material, 256, parent=parent)
    neck = [(r - 0.02, LABEL_TO + 0.02), (r - 0.02, low + 0.02)]
    lathe('neck', neck, bead, 256, parent=parent)


def build(job, parent):
    steel = metal()
    lathe('base', rounded([(0, 0.012), (RADIUS - 0.03, 0.012, 0.01), (RADIUS - 0.02, 0)]), steel, 256, parent=parent)
    rim(0, steel, parent)
    print_ = printed(job['labels'][0], roughness=0.4, coat=0.1)
    wall = divided([(RADIUS, LABEL_FROM), (RADIUS, LABEL_TO)], 0.08)
    lathe('label', wall, print_, 720, side_seam, parent)
    rim(LABEL_TO - 0.004, steel, parent)
    lid(plastic(job['lid'], 0.42, 0.1), steel, parent)
