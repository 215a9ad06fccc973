"""The kettlebell: ball, horns and handle as one powder-coated casting with a machined flat base."""

from math import cos, pi, sin

import numpy

from finish import grained, inked
from geometry import smoothstep
from materials import plastic
from solid import ball, bar, common, joined, solid

RADIUS = 0.7
CENTRE = 0.63
TOP = 1.8
REACH = 0.44
CORNER = 0.25
GRIP = 0.112
# The artwork's offset in radians from the handle's plane and above the ball's equator.
ASIDE, ABOVE = 0.16, 0.05


def handle():
    """The centre line of the handle, from inside the ball over the grip and back, and its radii."""
    side = [(-0.33, 0.9), (-0.4, 1.14), (-REACH - 0.01, 1.36)]
    middle = (-REACH + CORNER, TOP - CORNER)
    turns = [pi - pi / 2 * step / 14 for step in range(15)]
    corner = [(middle[0] + CORNER * 1.03 * cos(turn), middle[1] + CORNER * sin(turn)) for turn in turns]
    half = side + corner
    points = numpy.array(half + [(-x, z) for x, z in half[::-1]])
    for _ in range(3):
        ends = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        points = numpy.concatenate([points[:1], numpy.stack(ends, axis=1).reshape(-1, 2), points[-1:]])
    path = [(x, 0.0, z) for x, z in points]
    radii = [GRIP + 0.04 * (1 - smoothstep(1.0, 1.5, z)) for _, z in points]
    return path, radii


def casting():
    path, radii = handle()

    def field(points):
        body = ball(points, (0, 0, CENTRE), RADIUS)
        reach = points[:, 2] > 0.7
        grip = numpy.full(len(points), 9.0)
        grip[reach] = bar(points[reach], path, radii)
        return common(joined(body, grip, 0.13), -points[:, 2], 0.05)

    return field


def lay(points):
    """Wraps the artwork around the ball's front, facing the viewer, as a square two radii wide."""
    x, y, z = points.T
    across = numpy.arctan2(x, -y)
    up = numpy.arcsin(numpy.clip((z - CENTRE) / RADIUS, -1, 1))
    return numpy.stack([across + ASIDE, up - ABOVE], axis=1) / 2 + 0.5


def build(job, parent):
    coat = plastic('#202023', 0.42, 0.0)
    grained(coat, 0.36, 0.003)
    inked(coat, job['labels'][0], 0.006, Roughness=0.5)
    box = ((-0.77, -0.77, -0.05), (0.77, 0.77, 2.0))
    solid('casting', casting(), box, 0.02, coat, parent, lay)
