"""The crossbody pouch on its back: padded nylon, two zips, the webbing in a loop."""

import numpy

from cloth import Gather, settled
from curves import joined, offset, spline
from fabrics import nylon
from ink import lay_print
from trim import cord, puller, webbing, zip_

BOX = (-18.5, -33, 18.5, 13.5)

WIDE, TALL, ROUND = 13.2, 8.6, 3.4


def rounded(wide, tall, radius):
    """A closed rounded rectangle of half width `wide` and half height `tall`."""
    turn = numpy.linspace(0, 2 * numpy.pi, 160, endpoint=False)
    way = numpy.stack([numpy.cos(turn), numpy.sin(turn)], axis=1)
    shape = numpy.sign(way) * (wide - radius, tall - radius) + radius * way
    return joined(*[spline(*pair) for pair in zip(shape, numpy.roll(shape, -1, axis=0))])


def sew(garment, build, prints):
    cloth = nylon(build['colour'], grain=0.012, weave=0.17, thickness=1.4, gloss=0.4, sheen=0.2)
    thread = build['thread']
    canvas = garment.canvas
    _strap(garment, build)
    body = rounded(WIDE, TALL, ROUND)
    loose = [Gather((-9, -5), 6, 0.03, 40), Gather((9, -5), 6, 0.03, 140), Gather((2, 4), 10, 0.012, 96, 0.6)]
    folds = settled(canvas, body, 0.006, loose, build['seed'], stiffness=0.005, finest=0.3)
    within = garment.panel(body, cloth, 0.6 * folds, puff=1.6, roundness=1.7, settle=0)
    piping = rounded(WIDE - 0.85, TALL - 0.85, ROUND - 0.7)
    garment.seam(numpy.vstack([piping, piping[:1]]), depth=0.14, pucker=0.06, within=within)
    cord(garment, numpy.vstack([piping, piping[:1]]), build['piping'], radius=0.22, twist=9, gloss=0.3)
    _pocket(garment, build)
    line = spline((-11.2, -4.3), (0, -4.6), (11.2, -4.3))
    zip_(garment, line, build['zip'], None, tape=0.75, teeth=0.3)
    for row in (-1.15, 1.15):
        garment.stitches(line + (0, row), thread, pull=0.09, within=within)
    puller(garment, (-8.6, -4.4), 62, build['accent'], length=3.8)
    for print_ in prints:
        lay_print(garment, **print_)


def _pocket(garment, build):
    """The flat front pocket with the second zip."""
    shape = joined(
        spline((-11.3, -1.4), (0, -1.7), (11.3, -1.4)),
        spline((11.3, -1.4), (11.3, 4.6)),
        spline((11.3, 4.6), (10.7, 6.5), (8.8, 7.1)),
        spline((8.8, 7.1), (-8.8, 7.1)),
        spline((-8.8, 7.1), (-10.7, 6.5), (-11.3, 4.6)),
        spline((-11.3, 4.6), (-11.3, -1.4)),
    )
    loose = [Gather((-3, 3), 8, 0.012, 84, 0.6)]
    folds = settled(garment.canvas, shape, 0.006, loose, 6, stiffness=0.005, finest=0.3)
    front = nylon(build['colour'], grain=0.012, weave=0.17, thickness=0.25, gloss=0.4, sheen=0.2)
    within = garment.panel(shape, front, 0.5 * folds, puff=0.5, roundness=0.4, settle=0.7)
    closed = numpy.vstack([shape, shape[:1]])
    garment.stitches(offset(closed, 0.4), build['thread'], within=within, pull=0.08)


def _strap(garment, build):
    """The strap from one upper corner to the other. Its loop crosses itself above the bag."""
    loop = spline(
        (-11.6, -7.4), (-14.2, -13.5), (-13.4, -21.5), (-7.2, -28.6), (2.2, -29.4), (9.8, -24.6), (12.6, -17.4),
        (12.5, -12), (11.6, -7.4), step=0.12,
    )  # fmt: skip
    webbing(garment, loop, 3.0, build['strap'])
    at = round(0.2 * len(loop))
    way = loop[at + 3] - loop[at]
    _slider(garment, loop[at], numpy.degrees(numpy.arctan2(way[1], way[0])))
    for side in (-1, 1):
        tab = numpy.array([(9.9, -9.4), (13.3, -9.0), (13.0, -5.2), (9.6, -5.6)]) * (side, 1)
        webbing(garment, spline(tab[:2].mean(axis=0), tab[2:].mean(axis=0)), 3.0, build['strap'], lift=0.35)


def _slider(garment, at, angle):
    turn = numpy.radians(angle)
    along = numpy.array((numpy.cos(turn), numpy.sin(turn)))
    beside = numpy.array((-numpy.sin(turn), numpy.cos(turn)))
    for u in (-0.9, 0.0, 0.9):
        rod = spline(at + u * along - 1.95 * beside, at + u * along + 1.95 * beside, step=0.1)
        cord(garment, rod, '#2a2b2e', radius=0.26, gloss=0.9, twist=9)
    for v in (-1.85, 1.85):
        rod = spline(at - 0.9 * along + v * beside, at + 0.9 * along + v * beside, step=0.1)
        cord(garment, rod, '#2a2b2e', radius=0.26, gloss=0.9, twist=9)
