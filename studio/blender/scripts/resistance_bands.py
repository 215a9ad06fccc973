"""Five flat loop bands, stacked and fanned out, with the widest at the bottom."""

from math import atan2, radians

import bpy
import numpy

from finish import grained, inked
from materials import plastic
from soft_goods import lengths, resampled, strap, swept

THICK = 0.048
LONG = 2.35
# The bands are stacked at their right ends, rotate around them and get lower towards the left.
PIVOT = 0.92
# The logo's distance from the centre of the upper layer.
LOGO_AT = -0.5
# Colour, width, rotation (degrees), height of the lower layer at both ends, opening of the ends,
# offset of the wordmark from the centre.
BANDS = (
    ('#8f9296', 0.92, 25, (0.0, 0.0), 0.16, -0.19),
    ('#006a4e', 0.7, 11, (0.122, 0.1), 0.17, -0.12),
    ('#f4b41a', 0.52, -2, (0.242, 0.17), 0.16, -0.07),
    ('#1a1a1c', 0.36, -14, (0.36, 0.22), 0.18, -0.03),
    ('#d5112a', 0.24, -26, (0.476, 0.26), 0.19, 0.0),
)


def rounded_off(knots, times=4):
    """Smooths a closed line by repeated corner cutting."""
    for _ in range(times):
        after = numpy.roll(knots, -1, axis=0)
        knots = numpy.stack([knots * 0.75 + after * 0.25, knots * 0.25 + after * 0.75], axis=1).reshape(-1, 2)
    return knots


def loop(openness):
    """The side view: two layers that touch in the middle, with a drop-shaped loop at both ends."""
    half = LONG / 2
    upper, lower = 1.5 * THICK + 0.012, THICK / 2
    inner = [(-half + 0.52, upper), (-0.3, upper), (0.3, upper), (half - 0.52, upper)]
    right = [
        (half - 0.22, openness * 0.75),
        (half - 0.06, openness),
        (half + 0.03, openness * 0.5),
        (half - 0.05, lower),
    ]
    left = [(-x, z) for x, z in right[::-1]]
    below = [(half - 0.3, lower), (0, lower), (-half + 0.3, lower)]
    line = rounded_off(numpy.array([*inner, *right, *below, *left], dtype=float))
    return numpy.roll(line, -int(numpy.argmin(numpy.abs(line[:, 0]) + line[:, 1] * -1)), axis=0)


def band(spec, label, parent):
    colour, width, turn, (right, left), openness, beside = spec
    side = loop(openness)
    path = numpy.column_stack([side[:, 0] - PIVOT, 0 * side[:, 0], side[:, 1]])
    path = resampled([*path, path[0]], 0.02)[:-1]
    around = lengths(numpy.array([*path, path[0]]))[-1]
    rubber = plastic(colour, 0.5, 0.0)
    grained(rubber, 0.25, 0.0012)
    inked(rubber, label, 0.006, Roughness=0.4)

    size = 0.58 + 0.72 * width

    def lay(along, aside, out):
        shown = ((along + around / 2) % around - around / 2 - LOGO_AT) / size
        return numpy.where(out > 0.01, shown / 1.2 + 0.5, -1), (aside - beside) / size / 0.3 + 0.5

    spot = bpy.data.objects.new('band', None)
    bpy.context.collection.objects.link(spot)
    spot.parent = parent
    spot.location = (PIVOT, 0, right)
    spot.rotation_euler = (0, -atan2(right - left, LONG), radians(turn))
    swept('band', path, (0, 1, 0), strap(width, THICK, 0.018), rubber, spot, True, lay)


def build(job, parent):
    for spec, label in zip(BANDS, job['labels']):
        band(spec, label, parent)
