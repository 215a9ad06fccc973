"""A pair of wrist wraps: one rolled and upright, one lying with an unrolled end and its thumb loop."""

from math import cos, pi, sin

import numpy

from finish import inked
from materials import plastic
from soft_goods import beside, cord, lengths, resampled, seam, strap, swept
from textiles import thread, webbing

WIDTH, THICK = 0.8, 0.036
LAYER = THICK + 0.004
STRIPES = ((-0.27, 0.075), (0.27, 0.075))


def roll(turns, core, phase):
    """A counter-clockwise spiral in the xy plane, from the core outwards."""
    angles = numpy.arange(0, turns * 2 * pi, 0.06)
    radius = core + LAYER * angles / (2 * pi)
    angles = angles + phase
    return numpy.stack([radius * numpy.cos(angles), radius * numpy.sin(angles), 0 * angles], axis=1)


def ribbon(path, across, cloth, red, parent):
    """The black elastic with two woven red stripes and overlocked edges."""
    swept('elastic', path, across, strap(WIDTH, THICK, 0.016), cloth, parent)
    for aside, width in STRIPES:
        stripe = strap(width, THICK + 0.005, 0.004)
        swept('stripe', beside(path, across, aside, 0), across, stripe, red, parent)


def patch(path, across, length, parent, label):
    """The hook-and-loop end, stitched around its edge, with the artwork on the outside."""
    way = lengths(path)
    run = resampled(path[way >= way[-1] - length], 0.02)
    run = beside(run, across, 0, THICK / 2 + 0.016)
    tab = plastic('#19191b', 0.62, 0.0)
    inked(tab, label, 0.002, Roughness=0.5)

    def lay(along, aside, out):
        shown = numpy.where(out > 0.004, along / length, -1)
        return shown, aside / WIDTH + 0.5

    swept('tab', run, across, strap(WIDTH - 0.03, 0.026, 0.012), tab, parent, lay=lay)
    red = thread('#d5112a')
    for aside in (-0.35, 0.35):
        seam('stitch', beside(run[2:-2], across, aside, 0.014), red, parent, 0.05, 0.036, 0.007)
    for at in (3, -4):
        line = numpy.stack([beside(run, across, a, 0.014)[at] for a in numpy.linspace(-0.35, 0.35, 20)])
        seam('stitch', line, red, parent, 0.05, 0.036, 0.007)


def standing(place, cloth, red, label, parent):
    """The rolled upright wrap, with its spiral on top."""
    path = roll(8.2, 0.075, pi * 1.33) + numpy.array([*place, WIDTH / 2])
    ribbon(path, (0, 0, 1), cloth, red, parent)
    patch(path, (0, 0, 1), 0.92, parent, label)


def lying(place, turn, cloth, red, parent):
    """The wrap on its side, with its spiral towards the viewer and its end unrolled on the floor."""
    spiral = roll(6.4, 0.075, 0)
    radius = 0.075 + LAYER * 6.4
    last = spiral[-1]
    angle = numpy.arctan2(last[1], last[0])
    spun = -pi / 2 - angle
    x = spiral[:, 0] * cos(spun) - spiral[:, 1] * sin(spun)
    z = spiral[:, 0] * sin(spun) + spiral[:, 1] * cos(spun)
    floor = THICK / 2 + 0.002
    roll_ = numpy.stack([x, z + radius + floor], axis=1)
    out = numpy.arange(0.02, 1.1, 0.02)
    wave = 0.055 * (1 - numpy.cos(numpy.clip(out - 0.25, 0, None) * 4.6)) * numpy.clip(out, 0, 1)
    tail = numpy.stack([roll_[-1, 0] + out, floor + wave], axis=1)
    line = numpy.concatenate([roll_, tail])
    ahead = numpy.array([cos(turn), sin(turn), 0])
    back = numpy.array([-sin(turn), cos(turn), 0])
    path = numpy.array([*place, 0]) + line[:, :1] * ahead + line[:, 1:] * numpy.array([0, 0, 1])
    path = resampled(path, 0.02)
    across = -back
    ribbon(path, across, cloth, red, parent)
    loop(path[-1], ahead, back, red, parent)
    sewn_end(path, across, thread('#d5112a'), parent)


def loop(end, ahead, back, red, parent):
    """The thumb loop: a cord with its ends sewn under the strip."""
    half = [(-0.16, 0.15), (0.0, 0.155), (0.14, 0.19), (0.3, 0.215), (0.45, 0.17), (0.53, 0.07)]
    knots = numpy.array([*half, *[(x, -y) for x, y in half[::-1]]])
    for _ in range(3):
        ends = knots[:-1] * 0.75 + knots[1:] * 0.25, knots[:-1] * 0.25 + knots[1:] * 0.75
        knots = numpy.concatenate([knots[:1], numpy.stack(ends, axis=1).reshape(-1, 2), knots[-1:]])
    rise = 0.035 * numpy.sin(numpy.clip(knots[:, 0] / 0.5, 0, 1) * pi)
    path = end + knots[:, :1] * ahead + knots[:, 1:] * back
    path[:, 2] = 0.03 + rise
    swept('loop', resampled(path, 0.015), (0, 0, 1), cord(0.028), red, parent)


def sewn_end(path, across, threads, parent):
    """The box stitch that fastens the loop."""
    for back in (0.05, 0.3):
        at = len(path) - 1 - round(back / 0.02)
        line = [beside(path, across, aside, -THICK / 2 - 0.002)[at] for aside in numpy.linspace(-0.21, 0.21, 12)]
        seam('stitch', line, threads, parent, 0.05, 0.036, 0.007)
    for aside in (-0.21, 0.21):
        line = beside(path, across, aside, -THICK / 2 - 0.002)[-16:-3]
        seam('stitch', line, threads, parent, 0.05, 0.036, 0.007)


def build(job, parent):
    cloth = webbing('#1d1d1f', thread=0.016, height=0.01)
    red = webbing('#c30f27', thread=0.012, height=0.006)
    standing((-0.8, 0.02), cloth, red, job['labels'][0], parent)
    lying((0.06, -0.2), -0.36, cloth, red, parent)
