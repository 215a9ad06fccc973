"""Trims on cloth: cords, stiff parts, zips and their pullers, webbing."""

import numpy

from canvas import blend
from curves import joined, spline
from fabrics import linear
from fields import smoothstep


def cord(garment, curve, colour, radius=0.28, twist=0.5, sheen=0.2, gloss=0.1):
    """A round cord on top of the surface below."""
    canvas = garment.canvas
    near = canvas.near(curve, radius + 0.8)
    away = numpy.where(numpy.isinf(near.away), 9, near.away)
    cover = canvas.coverage(radius - away)
    round_ = radius * numpy.sqrt(numpy.clip(1 - (away / radius) ** 2, 0, 1))
    level = canvas.level(near.window, radius)
    blend(canvas.height[near.window], level + radius * 0.6 + round_, cover)
    side = numpy.where(numpy.isinf(near.side), 0, near.side)
    weave = numpy.sin(2 * numpy.pi * (near.along / twist + side / twist)) * numpy.sin(
        2 * numpy.pi * (near.along / twist - side / twist)
    )
    dyed = linear(colour) * (1 + 0.1 * weave)[..., None]
    canvas.dress(near.window, cover, dyed, sheen, gloss, 0.03 * weave)


def stiff(garment, outline, colour, lift, roundness=0.08, gloss=0.3, sheen=0.0, settle=0.3):
    """A small stiff part: a tab, a label, a slider, an eyelet."""
    canvas = garment.canvas
    window = canvas.window(outline.min(axis=0) - 1, outline.max(axis=0) + 1)
    depth = canvas.depth(outline, 1.0)[window]
    cover = canvas.coverage(depth)
    edge = numpy.sqrt(1 - (1 - numpy.clip(depth / roundness, 0, 1)) ** 2)
    blend(canvas.height[window], canvas.level(window, settle) + lift * edge, cover)
    canvas.dress(window, cover, linear(colour), sheen, gloss)


def zip_(garment, line, colour, fabric, tape=1.0, teeth=0.34):
    """A coil zip along `line`, sewn to `fabric`; None for a pocket's zip."""
    canvas = garment.canvas
    near = canvas.near(line, tape + 1.2)
    away = numpy.where(numpy.isinf(near.away), 9, near.away)
    side = numpy.where(numpy.isinf(near.side), 9, near.side)
    ended = (near.along > 0.02) & (near.along < near.length - 0.02)
    share = canvas.coverage(tape - away) * ended * canvas.cover[near.window]
    level = canvas.level(near.window, 0.5)
    height = canvas.height[near.window]
    height += (level - 0.22 - height) * share
    colours = canvas.colour[near.window]
    colours += (linear(colour) - colours) * share[..., None]
    canvas.gloss[near.window] += (0.2 - canvas.gloss[near.window]) * share
    if fabric:
        lip = numpy.exp(-(((away - tape - 0.25) / 0.3) ** 2)) * canvas.cover[near.window]
        height += 0.12 * lip
        for row in (-tape - 0.55, tape + 0.55):
            garment.stitches(line + (row, 0), fabric.shade(1.5).colour, within=None, pull=0.05)
    if teeth:
        coil = canvas.coverage(teeth - away) * ended
        turn = numpy.sin(2 * numpy.pi * (near.along / 0.3 + 0.5 * (side > 0)))
        canvas.fine[near.window] += coil * 0.09 * turn
        height += coil * 0.2 * numpy.sqrt(numpy.clip(1 - (away / teeth) ** 2, 0, 1)) * smoothstep(0, 0.06, away)
        canvas.gloss[near.window] += (0.6 - canvas.gloss[near.window]) * coil


def puller(garment, at, angle, colour, length=3.6):
    """The slider at `at` with its cord at `angle` (degrees, clockwise from the right)."""
    turn = numpy.radians(angle)
    along = numpy.array((numpy.cos(turn), numpy.sin(turn)))
    beside = numpy.array((-numpy.sin(turn), numpy.cos(turn)))
    place = lambda u, v: tuple(numpy.array(at) + u * along + v * beside)  # noqa: E731
    body = joined(
        spline(place(-0.6, -0.3), place(-0.7, 0), place(-0.6, 0.3), step=0.05),
        spline(place(-0.6, 0.3), place(0.5, 0.42), step=0.05),
        spline(place(0.5, 0.42), place(0.5, -0.42), step=0.05),
    )
    stiff(garment, body, '#8f9095', 0.26, roundness=0.14, gloss=1.0)
    cord(garment, spline(place(0.1, 0), place(1.2, 0), step=0.1), '#77787d', radius=0.13, gloss=1.0, twist=9)
    corners = [(1.0, -0.3), (1.0, 0.3), (length, 0.46), (length, -0.46)]
    edges = zip(corners, corners[1:] + corners[:1])
    tab = joined(*[spline(place(*start), place(*end), step=0.05) for start, end in edges])
    stiff(garment, tab, colour, 0.2, roundness=0.1, gloss=0.2, sheen=0.15)
    for v in (-0.26, 0.26):
        line = spline(place(1.2, v * 0.65), place(length - 0.15, v), step=0.05)
        garment.stitches(line, colour, length=0.18, gap=0.08, width=0.06, pull=0.06)


def webbing(garment, line, width, colour, lift=0.25):
    """A woven strap along `line`, flat on the surface below."""
    canvas = garment.canvas
    half = width / 2
    near = canvas.near(line, half + 0.5)
    away = numpy.where(numpy.isinf(near.away), 9, near.away)
    side = numpy.where(numpy.isinf(near.side), 9, near.side)
    ended = (near.along > 0.01) & (near.along < near.length - 0.01)
    share = canvas.coverage(half - away) * ended
    level = canvas.level(near.window, 0.4)
    edge = numpy.sqrt(1 - (1 - numpy.clip((half - away) / 0.16, 0, 1)) ** 2)
    height = canvas.height[near.window]
    height += (level + lift * edge - height) * share
    weave = numpy.sin(2 * numpy.pi * side / 0.32) * (0.5 + 0.5 * numpy.sin(2 * numpy.pi * near.along / 0.2))
    dyed = linear(colour) * (1 + 0.12 * weave)[..., None]
    canvas.dress(near.window, share, dyed, 0.25, 0.3, 0.03 * weave)
