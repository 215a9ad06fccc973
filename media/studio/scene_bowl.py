"""A bowl heaped with something small: split peas, grains of rice."""

from math import cos, pi, sin

import numpy

from finish import flat
from geometry import divided, lathe, mesh, rounded

GOLDEN = pi * (3 - 5**0.5)


def dish(job, parent):
    r, h = job['radius'], job['height']
    profile = rounded(
        [
            (0, 0.02),
            (r * 0.42, 0.02, 0.01),
            (r * 0.45, 0, 0.012),
            (r * 0.52, 0, 0.02),
            (r * 0.86, h * 0.36, 0.35),
            (r, h, 0.014),
            (r - 0.035, h, 0.014),
            (r * 0.82, h * 0.4, 0.3),
            (0, h * 0.2),
        ],
        steps=12,
    )
    glaze = flat('glaze', job['colour'], Roughness=0.32, Specular=0.5)
    lathe('bowl', divided(profile, 0.04), glaze, 160, parent=parent)


def pebble(half, rings=7, segments=10):
    """An ellipsoid's points and faces around the origin."""
    points, faces = [], []
    for ring in range(rings + 1):
        turn = pi * ring / rings
        for k in range(segments):
            around = 2 * pi * k / segments
            points.append((sin(turn) * cos(around), sin(turn) * sin(around), cos(turn)))
    for ring in range(rings):
        for k in range(segments):
            after = (k + 1) % segments
            faces.append((ring * segments + k, (ring + 1) * segments + k, (ring + 1) * segments + after, ring * segments + after))  # fmt: skip
    return numpy.array(points) * half, faces


def turned(random, lying):
    """A rotation: about z at will, then tipped by up to `lying` radians."""
    spin, tip, way = random.uniform(0, 2 * pi), random.normal(0, lying), random.uniform(0, 2 * pi)
    around = numpy.array([[cos(spin), -sin(spin), 0], [sin(spin), cos(spin), 0], [0, 0, 1]])
    axis = numpy.array([cos(way), sin(way), 0])
    cross = numpy.array([[0, 0, axis[1]], [0, 0, -axis[0]], [-axis[1], axis[0], 0]])
    tipped = numpy.eye(3) + sin(tip) * cross + (1 - cos(tip)) * cross @ cross
    return tipped @ around


def heap(job, parent):
    """Grains over a dome in the golden angle's spiral, shaken, and a few that fell beside."""
    random = numpy.random.default_rng(job.get('seed', 2))
    grain = numpy.array(job['grain'])
    colours = [flat('grain', colour, Roughness=0.45, Specular=0.35) for colour in job['tones']]
    shape, faces = pebble(grain)
    reach, top = job['radius'] - 0.06, job['height'] * 0.82
    places = []
    for layer in range(2):
        count = job['count']
        for k in range(count):
            out = reach * ((k + 0.5) / count) ** 0.5
            turn = k * GOLDEN + layer
            rise = top + job['dome'] * cos(out / reach * pi / 2) - layer * grain.max() * 0.8
            places.append((out * cos(turn), out * sin(turn), rise))
    for x, y in job.get('spilt', []):
        places.append((x, y, grain.min()))
    shake = numpy.array([1, 1, 0.35]) * grain.max() * 0.55
    chosen = random.integers(0, len(colours), len(places))
    spilt = len(job.get('spilt', []))
    for tone, material in enumerate(colours):
        points, quads = [], []
        for index in numpy.flatnonzero(chosen == tone):
            lies = index >= len(places) - spilt
            turn = turned(random, 0 if lies else 0.45)
            place = numpy.array(places[index]) + (0 if lies else random.normal(0, 1, 3) * shake)
            start = len(points)
            points += [tuple(point) for point in shape @ turn.T + place]
            quads += [tuple(start + corner for corner in face) for face in faces]
        mesh('grains', points, quads, material, parent=parent, crease=180)


def build(job, parent):
    dish(job, parent)
    heap(job, parent)
