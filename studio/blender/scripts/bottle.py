"""The steel bottle: a powder-coated wall between brushed steel, a turned cap with a carry loop."""

from math import cos, pi, sin

from finish import flat, grained, inked
from geometry import divided, lathe, ribs, rounded
from materials import plastic
from solid import bar, block, joined, solid

RADIUS = 0.365
COAT_FROM, SHOULDER, NECK_FROM = 0.16, 1.5, 1.83
NECK = 0.205
CAP_FROM, CAP_TO = 1.93, 2.2
CAP = 0.238


def body(coat, print_, steel, parent):
    r = RADIUS
    base = rounded(
        [
            (0, 0.03),
            (r - 0.09, 0.03, 0.02),
            (r - 0.07, 0, 0.012),
            (r - 0.006, 0, 0.035),
            (r - 0.006, COAT_FROM + 0.004),
        ],
        steps=10,
    )
    lathe('base', divided(base, 0.03), steel, 256, parent=parent)
    edge = rounded([(r - 0.008, COAT_FROM), (r, COAT_FROM, 0.005), (r, COAT_FROM + 0.02)], steps=6)
    lathe('edge', edge, coat, 256, parent=parent)
    wall = divided([(r, COAT_FROM + 0.02), (r, SHOULDER - 0.02)], 0.06)
    lathe('wall', wall, print_, 512, parent=parent)
    shoulder = rounded(
        [
            (r, SHOULDER - 0.02),
            (r, SHOULDER + 0.13, 0.2),
            (NECK + 0.012, NECK_FROM - 0.06, 0.16),
            (NECK + 0.012, NECK_FROM + 0.02, 0.006),
            (NECK, NECK_FROM + 0.02),
        ],
        steps=24,
    )
    lathe('shoulder', shoulder, coat, 256, parent=parent)
    collar = rounded(
        [
            (NECK, NECK_FROM),
            (NECK, CAP_FROM - 0.045, 0.006),
            (NECK + 0.022, CAP_FROM - 0.038, 0.008),
            (NECK + 0.022, CAP_FROM - 0.012, 0.008),
            (NECK, CAP_FROM - 0.004, 0.004),
            (NECK, CAP_FROM + 0.02),
        ],
        steps=8,
    )
    lathe('collar', collar, steel, 256, parent=parent)


def cap(black, steel, parent):
    profile = divided(
        rounded(
            [
                (CAP - 0.04, CAP_FROM),
                (CAP, CAP_FROM, 0.01),
                (CAP, CAP_TO - 0.02, 0.012),
                (CAP - 0.012, CAP_TO, 0.02),
                (CAP - 0.03, CAP_TO),
            ],
            steps=8,
        ),
        0.02,
    )
    grip = ribs(48, 0.012, CAP_FROM + 0.03, CAP_TO - 0.05, 0.025)
    lathe('cap', profile, black, 48 * 12, grip, parent)
    disc = rounded([(CAP - 0.028, CAP_TO - 0.01), (CAP - 0.028, CAP_TO + 0.012, 0.01), (CAP - 0.05, CAP_TO + 0.016, 0.01), (0, CAP_TO + 0.016)], steps=6)  # fmt: skip
    lathe('disc', disc, steel, 256, parent=parent)


def loop(material, parent):
    """A stiff bail over the cap, on two pivots."""
    reach, rise = CAP + 0.026, 0.22
    low = CAP_TO - 0.1
    path = [(-reach, 0, low)]
    path += [
        (-reach * cos(pi * step / 40), 0, CAP_TO + rise * sin(pi * step / 40))
        for step in range(41)
    ]
    path += [(reach, 0, low)]

    def field(points):
        squeezed = points.copy()
        squeezed[:, 1] *= 0.5
        bail = bar(squeezed, path, [0.03] * len(path))
        for side in (-1, 1):
            ear = block(points, (side * reach, 0, low + 0.01), (0.028, 0.075, 0.075), 0.025)
            bail = joined(bail, ear, 0.05)
        return bail

    box = ((-reach - 0.08, -0.12, low - 0.1), (reach + 0.08, 0.12, CAP_TO + rise + 0.06))
    solid('bail', field, box, 0.011, material, parent)


def build(job, parent):
    coat = grained(plastic(job['coat'], 0.42, 0.0), 0.3, 0.0022)
    print_ = grained(plastic(job['coat'], 0.42, 0.0), 0.3, 0.0022)
    inked(print_, job['labels'][0], 0.002, Roughness=0.36)
    steel = flat('steel', '#f4f2ee', Metallic=0.6, Roughness=0.28)
    grained(steel, 0.5, 0.0014, stretch=(0.15, 0.15, 6))
    black = grained(plastic('#18181a', 0.42, 0.0), 0.3, 0.0012)
    body(coat, print_, steel, parent)
    cap(black, steel, parent)
    loop(black, parent)
