"""A bhar, the unglazed clay cup of the tea stalls, filled to a finger below its brim."""

from math import sin

import numpy

from finish import flat
from geometry import divided, lathe, mesh, rounded
from scene_surface import surface

RADIUS, FOOT, HEIGHT, WALL = 0.34, 0.22, 0.62, 0.035
FILL = 0.5


def thrown(angle, radius, z):
    """The potter's fingers: shallow rings, and never quite round."""
    return radius * (1 + 0.008 * sin(2 * angle + 1) + 0.006 * sin(z * 70))


def clay(job, parent):
    profile = rounded(
        [
            (0, 0),
            (FOOT, 0, 0.02),
            (FOOT + 0.045, 0.2, 0.2),
            (RADIUS - 0.03, HEIGHT - 0.14, 0.1),
            (RADIUS, HEIGHT, 0.018),
            (RADIUS - WALL, HEIGHT, 0.018),
            (RADIUS - WALL - 0.03, HEIGHT - 0.14, 0.1),
            (FOOT, 0.1, 0.1),
            (0, 0.08),
        ],
        steps=10,
    )
    material = surface({'surface': 'cast', 'colour': '#b5643c', 'dark': '#8d4526'})
    lathe('bhar', divided(profile, 0.012), material, 192, thrown, parent)


def coffee(parent):
    """Dark in the middle, a ring of fine foam where it meets the clay."""
    r = RADIUS - WALL - 0.012
    dark = flat('coffee', '#2a1409', Roughness=0.06, Specular=0.6)
    foam = flat('foam', '#a9794b', Roughness=0.5)
    lathe('coffee', [(0, FILL), (r, FILL)], dark, 128, parent=parent)
    random = numpy.random.default_rng(11)
    lathe(
        'foam',
        rounded([(r - 0.035, FILL), (r - 0.02, FILL + 0.012, 0.01), (r + 0.012, FILL + 0.012)]),
        foam,
        160,
        lambda angle, radius, z: radius - (0.02 * (1 + sin(3 * angle) * sin(7 * angle + 2)) if radius < r - 0.03 else 0),
        parent,
    )
    for _ in range(26):
        turn, out, size = random.uniform(0, 6.28), random.uniform(0.2, 0.85) * r, random.uniform(0.004, 0.014)
        bubble(out * numpy.cos(turn), out * numpy.sin(turn), size, foam, parent)


def bubble(x, y, size, material, parent):
    ring = [(size * numpy.cos(k * 0.5236), size * numpy.sin(k * 0.5236)) for k in range(12)]
    points = [(x, y, FILL + size * 0.5)] + [(x + a, y + b, FILL) for a, b in ring]
    faces = [(0, 1 + k, 1 + (k + 1) % 12) for k in range(12)]
    mesh('bubble', points, faces, material, parent=parent)


def build(job, parent):
    clay(job, parent)
    coffee(parent)
