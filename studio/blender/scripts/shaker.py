"""The shaker: a tapered cup, a ribbed screw lid with a flip cap and a carry loop."""

from math import cos, pi, sin

from geometry import divided, lathe, ribs, rounded
from finish import grained, inked
from materials import plastic
from solid import bar, block, common, joined, solid

FOOT, MOUTH = 0.335, 0.452
CUP_TO = 1.5
LABEL_FROM, LABEL_TO = 0.1, 1.4
LID_FROM, LID_TO = 1.505, 1.77
LID = 0.475
SPOUT_AT = -0.2


def wall(z):
    return FOOT + (MOUTH - FOOT) * (z / CUP_TO)


def cup(material, label, parent):
    profile = rounded(
        [
            (0, 0.025),
            (FOOT - 0.09, 0.025, 0.02),
            (FOOT - 0.07, 0, 0.015),
            (FOOT, 0, 0.05),
            (wall(LABEL_FROM), LABEL_FROM),
        ],
        steps=10,
    )
    lathe('foot', profile, material, 256, parent=parent)
    printed = divided([(wall(LABEL_FROM), LABEL_FROM), (wall(LABEL_TO), LABEL_TO)], 0.05)
    lathe('print', printed, label, 512, parent=parent)
    rim = rounded(
        [
            (wall(LABEL_TO), LABEL_TO),
            (wall(LABEL_TO + 0.03), LABEL_TO + 0.03, 0.01),
            (MOUTH + 0.012, LABEL_TO + 0.045, 0.008),
            (MOUTH + 0.012, LABEL_TO + 0.075, 0.008),
            (MOUTH - 0.012, LABEL_TO + 0.085, 0.006),
            (MOUTH - 0.012, LID_FROM + 0.03),
        ],
        steps=8,
    )
    lathe('rim', rim, material, 256, parent=parent)


def lid(material, parent):
    skirt = divided(
        rounded(
            [
                (LID - 0.04, LID_FROM),
                (LID, LID_FROM, 0.008),
                (LID, LID_FROM + 0.025, 0.004),
                (LID, LID_TO - 0.02, 0.05),
                (LID - 0.035, LID_TO + 0.012, 0.04),
                (LID - 0.1, LID_TO + 0.05, 0.05),
                (LID - 0.2, LID_TO + 0.075, 0.05),
                (0, LID_TO + 0.075),
            ],
            steps=12,
        ),
        0.02,
    )
    grip = ribs(72, 0.017, LID_FROM + 0.03, LID_TO - 0.035, 0.03)
    lathe('lid', skirt, material, 72 * 12, grip, parent)


def tube(points, x, radius, low, high):
    across = ((points[:, 0] - x) ** 2 + points[:, 1] ** 2) ** 0.5 - radius
    return common(across, common(low - points[:, 2], points[:, 2] - high, 0.001), 0.035)


def spout(red, black, parent):
    """The drinking spout with a smooth transition to the lid, and its snap cap."""
    top = LID_TO + 0.06

    def neck(points):
        return joined(
            tube(points, SPOUT_AT, 0.112, top - 0.06, top + 0.11),
            tube(points, SPOUT_AT, 0.16, top - 0.1, top + 0.008),
            0.05,
        )

    solid('neck', neck, ((-0.42, -0.2, top - 0.12), (0.02, 0.2, top + 0.14)), 0.012, red, parent)

    def cap(points):
        shell = tube(points, SPOUT_AT, 0.132, top + 0.075, top + 0.235)
        arm = block(points, (SPOUT_AT + 0.13, 0, top + 0.15), (0.12, 0.052, 0.026), 0.02)
        tab = block(points, (SPOUT_AT - 0.13, 0, top + 0.12), (0.05, 0.055, 0.018), 0.016)
        return joined(joined(shell, arm, 0.05), tab, 0.03)

    solid('cap', cap, ((-0.45, -0.2, top + 0.03), (0.25, 0.2, top + 0.27)), 0.012, black, parent)


def loop(material, parent):
    """The carry loop: a flat band bent into a ring, on the hinge block at the right of the lid."""
    x, radius = 0.2, 0.17
    base = LID_TO + 0.06
    middle = base + 0.225
    path = [
        (x + radius * sin(2 * pi * step / 48), 0, middle + radius * 1.05 * cos(2 * pi * step / 48))
        for step in range(49)
    ]

    def field(points):
        squeezed = points.copy()
        squeezed[:, 1] *= 0.55
        band = bar(squeezed, path, [0.036] * 49)
        hinge = block(points, (x, 0, base + 0.03), (0.11, 0.085, 0.055), 0.03)
        return joined(band, hinge, 0.05)

    box = ((x - 0.25, -0.14, base - 0.06), (x + 0.25, 0.14, middle + 0.25))
    solid('loop', field, box, 0.011, material, parent)


def build(job, parent):
    black = plastic('#1d1d1f', 0.4, 0.1)
    grained(black, 0.3, 0.0012)
    label = plastic('#1d1d1f', 0.4, 0.1)
    grained(label, 0.3, 0.0012)
    inked(label, job['labels'][0], 0.002, Roughness=0.45)
    red = plastic('#d5112a', 0.34, 0.25)
    cup(black, label, parent)
    lid(red, parent)
    spout(red, black, parent)
    loop(black, parent)
