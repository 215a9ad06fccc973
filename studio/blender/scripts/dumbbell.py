"""The dumbbell: two hexagonal rubber heads on a knurled steel handle, resting on a flat side."""

from math import pi, radians, sin, sqrt

import numpy

from decal import decal, sheet
from finish import flat, grained
from geometry import divided, lathe, rounded
from knurl import knurled
from materials import plastic
from solid import common, solid

APOTHEM = 0.54
INNER, OUTER = 0.6, 1.34
CHAMFER, TAPER = 0.1, 0.17
DISC, RECESS = 0.36, 0.022
GRIP_TO = 0.5


def hexagon(points):
    """Distance to the head's six sides, two of them horizontal."""
    y, z = points[:, 1], points[:, 2] - APOTHEM
    flats = [numpy.abs(z), numpy.abs(y * sqrt(3) / 2 + z / 2), numpy.abs(y * sqrt(3) / 2 - z / 2)]
    first = common(flats[0] - APOTHEM, flats[1] - APOTHEM, 0.05)
    return common(first, flats[2] - APOTHEM, 0.05)


def head(points):
    x = points[:, 0]
    sides = hexagon(points)
    outer, inner = x - OUTER, INNER - x
    body = common(sides, common(outer, inner, 0.03), 0.05)
    body = common(body, (sides + outer + CHAMFER) / sqrt(2), 0.05)
    body = common(body, (sides + inner + TAPER) / sqrt(2), 0.06)
    disc = numpy.hypot(points[:, 1], points[:, 2] - APOTHEM) - DISC
    return common(body, -common(disc, OUTER - RECESS - x, 0.012), 0.022)


def handle(parent):
    steel = flat('steel', '#f4f2ee', Metallic=0.65, Roughness=0.27)
    grip = knurled(flat('grip', '#f4f2ee', Metallic=0.65, Roughness=0.3), 36, 36, 0.012)

    def thick(x):
        return 0.15 + 0.022 * sin(pi * (0.5 + 0.5 * x / GRIP_TO)) if abs(x) < GRIP_TO else 0.15

    middle = [(thick(x), x) for x in numpy.linspace(-GRIP_TO, GRIP_TO, 61)]
    parts = [('grip', middle, grip)]
    for side in (-1, 1):
        end = rounded(
            [
                (0.15, side * GRIP_TO),
                (0.142, side * (GRIP_TO + 0.006), 0.004),
                (0.142, side * (GRIP_TO + 0.022), 0.004),
                (0.158, side * (GRIP_TO + 0.03), 0.008),
                (0.158, side * (INNER - 0.03), 0.008),
                (0.2, side * (INNER - 0.022), 0.012),
                (0.2, side * (INNER + 0.05)),
            ],
            steps=6,
        )
        parts.append(('collar', divided(end if side > 0 else end[::-1], 0.03), steel))
    for name, profile, material in parts:
        made = lathe(name, profile, material, 256, parent=parent)
        made.rotation_euler = (0, radians(90), 0)
        made.location = (0, 0, APOTHEM)


def build(job, parent):
    rubber = grained(plastic('#232326', 0.5, 0.0), 0.34, 0.003)
    ends, sides = (sheet(path, Roughness=0.5, Specular=0.3) for path in job['labels'])
    box = ((INNER - 0.05, -0.7, -0.05), (OUTER + 0.05, 0.7, 2 * APOTHEM + 0.05))
    for turned in (0, 180):
        made = solid('head', head, box, 0.012, rubber, parent)
        made.rotation_euler[2] = radians(turned)
    face = -(OUTER - RECESS + 0.002)
    decal('weight', (face, 0, APOTHEM), (0, -0.32, 0), (0, 0, 0.32), ends, parent)
    slope = APOTHEM + 0.003
    middle = (INNER + TAPER + OUTER - CHAMFER) / 2
    for x in (-middle, middle):
        centre = (x, -slope * sqrt(3) / 2, APOTHEM + slope / 2)
        decal('side', centre, (0.2, 0, 0), (0, 0.04, 0.04 * sqrt(3)), sides, parent)
    handle(parent)
