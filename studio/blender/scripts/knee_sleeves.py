"""A standing pair of 7 mm neoprene knee sleeves: tapered tubes of four panels with flatlock seams."""

from math import cos, pi, radians, sin

import bpy
import numpy

from finish import grained, inked
from geometry import lathe, rounded
from soft_goods import resampled, seam, stitched
from textiles import knit, thread

HEIGHT, THICK = 2.7, 0.075
CALF, THIGH = 0.53, 0.66


def radius(z):
    """The radius at calf, below the knee, knee and thigh."""
    share = z / HEIGHT
    return CALF + (THIGH - CALF) * share**1.3 + 0.028 * sin(pi * share) ** 2 - 0.018 * sin(2 * pi * share)


def worn(angle, r, z):
    """Deforms the tube like soft material: slightly flattened and dented, with a wavy edge."""
    share = z / HEIGHT
    oval = 1 + 0.055 * cos(2 * angle + 0.5) + 0.012 * share * cos(3 * angle + 1.1)
    # Shaped for a bent knee: the middle is in front of both ends.
    dent = 0.07 * cos(angle) * (sin(pi * share) - 0.5) + 0.009 * sin(7 * share + 2 * angle)
    return r * (oval + dent)


def seam_angle(z, edge):
    """The angle of the seams between front (widest at the kneecap), red and back panels."""
    away = (36, 17) if edge == 'front' else (74, 4)
    return radians(away[0] + away[1] * sin(pi * z / HEIGHT) ** 1.5)


def skin(angle, z, proud=0.0):
    r = worn(angle, radius(z), z) + proud
    return numpy.array([r * sin(angle), -r * cos(angle), z])


def flatlock(name, angle_at, threads, parent, step=0.017):
    """A flat seam: threads back and forth across the edge of two panels."""
    heights = numpy.linspace(0.015, HEIGHT - 0.015, 160)
    line = resampled([skin(angle_at(z), z, 0.003) for z in heights], step)
    ahead = numpy.gradient(line, axis=0)
    ahead /= numpy.linalg.norm(ahead, axis=1)[:, None]
    out = line * (1, 1, 0)
    out /= numpy.linalg.norm(out, axis=1)[:, None]
    aside = numpy.cross(ahead, out)
    slant = numpy.where(numpy.arange(len(line)) % 2, 0.34, -0.34)[:, None]
    stitched(name, line, aside + ahead * slant, 0.062, 0.0068, threads, parent)


def hem(z, threads, parent):
    ring = [skin(angle, z, 0.001) for angle in numpy.linspace(-pi, pi, 240)]
    seam('hem', ring, threads, parent, pitch=0.05, length=0.036, radius=0.007)


def sleeve(outside, inside, edge, threads, parent):
    wall = [(radius(z), z) for z in numpy.linspace(0.02, HEIGHT - 0.02, 70)]
    lathe('wall', wall, outside, 512, worn, parent)
    for name, high, low in (('mouth', HEIGHT, HEIGHT - 0.02), ('foot', 0.0, 0.02)):
        r = radius(low)
        rim = rounded([(r, low), (r, high, 0.02), (r - THICK, high, 0.02), (r - THICK, low)], 6)
        lathe(name, rim, edge, 256, worn, parent)
    lining = [(radius(z) - THICK, z) for z in numpy.linspace(HEIGHT - 0.02, 0.02, 60)]
    lathe('lining', lining, inside, 256, worn, parent)
    for side in (-1, 1):
        for edge in ('front', 'back'):
            flatlock('flatlock', lambda z, side=side, edge=edge: side * seam_angle(z, edge), threads, parent)
    for z in (0.1, 0.128, HEIGHT - 0.128, HEIGHT - 0.1):
        hem(z, threads, parent)


def stand(place, turn, parent):
    spot = bpy.data.objects.new('sleeve', None)
    bpy.context.collection.objects.link(spot)
    spot.parent = parent
    spot.location = (*place, 0)
    spot.rotation_euler[2] = radians(turn)
    return spot


def build(job, parent):
    outside = grained(knit('#1f1f22'), 0.34, 0.004)
    inked(outside, job['labels'][0], 0.0, Roughness=0.66)
    inside, edge = knit('#8e1020'), knit('#151517')
    threads = thread('#e5213a')
    for place, turn in (((-0.68, -0.12), -9), ((0.68, 0.1), 8)):
        sleeve(outside, inside, edge, threads, stand(place, turn, parent))
