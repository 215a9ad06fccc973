"""The speed rope: a coated cable in a loose coil, two parallel knurled steel handles."""

from math import cos, pi, radians, sin

import numpy

from finish import flat, grained
from geometry import divided, lathe, rounded
from knurl import knurled
from sweep import bezier, cord

CABLE = 0.024
LENGTH, THICK = 1.36, 0.082
# The heads of the handles, left and right of the centre. The handles diverge towards the viewer.
ASIDE, HEAD_AT, SPREAD = 0.15, -0.42, 5
COIL_AT, COIL = 0.42, 0.7
START, END = -44, 944


def coil():
    """The cable's centre line from one handle to the other."""
    turns = numpy.radians(numpy.linspace(START, END, 360))
    share = numpy.linspace(0, 1, len(turns))
    radius = COIL + 0.055 * numpy.sin(turns * 0.61 + 0.8) + 0.07 * (share - 0.5)
    x = 0.05 * numpy.sin(turns * 0.37) + radius * numpy.cos(turns)
    y = COIL_AT + 0.05 * numpy.cos(turns * 0.29) + radius * numpy.sin(turns)
    z = CABLE + 2.05 * CABLE * numpy.clip(share * 2.74, 0, None)
    ring = numpy.stack([x, y, z], axis=1)
    heads = []
    for side, near, next_ in ((1, ring[0], ring[1]), (-1, ring[-1], ring[-2])):
        lean = radians(SPREAD)
        head = numpy.array([side * ASIDE, HEAD_AT, THICK])
        ahead = numpy.array([-side * sin(lean), cos(lean), 0])
        towards = (next_ - near) / numpy.linalg.norm(next_ - near)
        heads.append(bezier(head - ahead * 0.05, head + ahead * 0.3, near - towards * 0.28, near, 40))
    return numpy.concatenate([heads[0][:-1], ring, heads[1][::-1][1:]])


def handle(name, materials, place, turn, parent):
    """A handle, revolved around z with its head up and then laid down."""
    steel, grip, red, black = materials
    r = THICK
    knob = rounded(
        [(0, -LENGTH), (r - 0.012, -LENGTH, 0.012), (r, -LENGTH + 0.012, 0.01), (r, -LENGTH + 0.09, 0.006), (r - 0.008, -LENGTH + 0.096)],
        steps=8,
    )
    ring = rounded(
        [(r - 0.012, -LENGTH + 0.09), (r - 0.004, -LENGTH + 0.1, 0.004), (r - 0.004, -LENGTH + 0.135, 0.004), (r - 0.012, -LENGTH + 0.14)],
        steps=6,
    )
    low, high = -LENGTH + 0.145, -0.36
    rolled = [(r - 0.004 - 0.012 * sin(pi * (z - low) / (high - low)), z) for z in numpy.linspace(low, high, 60)]
    neck = rounded(
        [
            (r - 0.004, high),
            (r - 0.012, high + 0.008, 0.004),
            (r - 0.012, high + 0.024, 0.004),
            (r, high + 0.032, 0.006),
            (r, high + 0.12, 0.03),
            (0.058, high + 0.2, 0.05),
            (0.055, -0.1, 0.006),
            (0.045, -0.094),
        ],
        steps=10,
    )
    bearing = rounded(
        [
            (0.04, -0.1),
            (0.04, -0.082, 0.003),
            (0.062, -0.078, 0.008),
            (0.062, -0.03, 0.01),
            (0.044, -0.022, 0.006),
            (0.036, 0.03, 0.012),
            (CABLE, 0.036),
        ],
        steps=8,
    )
    for profile, material in ((knob, black), (ring, red), (rolled, grip), (neck, steel), (bearing, steel)):
        made = lathe(name, divided(profile, 0.02), material, 128, parent=parent)
        made.rotation_euler = (radians(-90), 0, radians(turn))
        made.location = place


def build(job, parent):
    red = flat('coating', '#d5112a', Roughness=0.3, Clearcoat=0.35, Clearcoat_Roughness=0.15)
    steel = flat('steel', '#f4f2ee', Metallic=0.7, Roughness=0.24)
    grip = knurled(flat('grip', '#e8e6e1', Metallic=0.7, Roughness=0.3), 20, 40, 0.005)
    black = grained(flat('knob', '#1a1a1c', Roughness=0.42), 0.3, 0.0012)
    materials = steel, grip, red, black
    for side in (-1, 1):
        handle('handle', materials, (side * ASIDE, HEAD_AT, THICK + 0.002), side * SPREAD, parent)
    cord('cable', coil(), CABLE, red, parent)
