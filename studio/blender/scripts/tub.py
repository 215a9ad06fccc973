"""The screw-top tub: 110 mm across, a recessed panel for the label, a ribbed lid."""

from math import degrees, sin

from geometry import divided, lathe, ribs, rounded
from materials import plastic, printed

RADIUS = 0.55
LABEL_FROM, LABEL_TO = 0.125, 1.285
SHOULDER = 1.31
LID_FROM, LID_TO = 1.475, 1.745
SEAM_DEGREES = 157


def label_film(angle, radius, z):
    """The label film: slightly uneven, with the raised edge of its overlap outside the artwork."""
    past = SEAM_DEGREES - degrees(angle)
    waves = 0.0007 * (sin(angle * 9 + 2.1 * z) + sin(angle * 5 - 4.3 * z + 1))
    return radius + waves + (0.0045 if 0 <= past < 9 else 0)


def body(material, parent):
    r = RADIUS
    profile = rounded(
        [
            (0, 0.02),
            (r - 0.11, 0.02, 0.02),
            (r - 0.09, 0, 0.015),
            (r - 0.045, 0, 0.02),
            (r + 0.002, 0.052, 0.05),
            (r + 0.002, 0.098, 0.012),
            (r - 0.016, 0.116, 0.012),
            (r - 0.016, LABEL_TO + 0.012, 0.012),
            (r + 0.002, SHOULDER, 0.014),
            (r + 0.002, SHOULDER + 0.035, 0.04),
            (r - 0.03, SHOULDER + 0.1, 0.07),
            (r - 0.1, LID_FROM - 0.02, 0.03),
            (r - 0.1, LID_FROM + 0.08),
        ],
        steps=10,
    )
    lathe('body', profile, material, 256, parent=parent)


def label(material, parent):
    r = RADIUS - 0.0125
    lathe('label', divided([(r, LABEL_FROM), (r, LABEL_TO)], 0.08), material, 720, label_film, parent)


def lid(material, parent):
    r = RADIUS - 0.022
    ring = rounded(
        [
            (r - 0.06, LID_FROM),
            (r - 0.004, LID_FROM, 0.008),
            (r - 0.004, LID_FROM + 0.032, 0.008),
            (r - 0.02, LID_FROM + 0.034, 0.004),
            (r - 0.02, LID_FROM + 0.044),
        ]
    )
    lathe('ring', ring, material, 256, parent=parent)
    low = LID_FROM + 0.042
    cap = divided(
        rounded(
            [
                (r - 0.03, low),
                (r, low, 0.006),
                (r, LID_TO - 0.012, 0.03),
                (r - 0.03, LID_TO, 0.024),
                (r - 0.075, LID_TO, 0.012),
                (r - 0.09, LID_TO - 0.02, 0.012),
                (0, LID_TO - 0.02),
            ],
            steps=10,
        ),
        0.02,
    )
    lathe('lid', cap, material, 108 * 10, ribs(108, 0.014, low + 0.012, LID_TO - 0.022), parent)


def build(job, parent):
    body(plastic(job['body'], job.get('gloss', 0.3)), parent)
    label(printed(job['labels'][0]), parent)
    lid(plastic(job['lid'], 0.36), parent)
