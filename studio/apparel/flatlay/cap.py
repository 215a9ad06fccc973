"""The six-panel cap in a three-quarter view from above. Its depth towards the viewer is the height."""

import numpy

from cap_shape import BRIM_FAR, BRIM_FROM, BRIM_WIDE, DEEP, WIDE, View, brim, brim_edge, button, crown
from fabrics import Fabric, linear
from fields import smoothstep
from grid import spread
from ink import lay_ink, reduced

BOX = (-15.5, -13.5, 15.5, 11.5)

SEAMS = numpy.radians([0, 60, 120, 180, -120, -60])
EYELETS = numpy.radians([30, 90, 150, -30, -90, -150])


def sew(garment, build, prints):
    canvas = garment.canvas
    view = View(canvas)
    found, depth = view.hit()
    x, y, z = view.at(depth)
    parts = numpy.stack([numpy.abs(crown(x, y, z)), numpy.abs(brim(x, y, z)), numpy.abs(button(x, y, z))])
    part = parts.argmin(axis=0)
    canvas.height[:] = spread(numpy.where(found, depth - depth[found].min(), 0), found, 4)
    cloth = Fabric(build['colour'], 0.2, sheen=0.12, gloss=0.06, grain=0.0)
    twill = 0.003 * numpy.sin(2 * numpy.pi * (canvas.x + canvas.y) / 0.15)
    cover = numpy.clip((canvas.blurred(found.astype(numpy.float32), 0.9 / canvas.scale) - 0.5) * 2, 0, 1)
    everywhere = (slice(None), slice(None))
    canvas.dress(everywhere, cover, linear(cloth.colour), cloth.sheen, cloth.gloss, twill)
    canvas.height += 0.05 * canvas.noise(4, build['seed']) * (part == 0)
    _panels(canvas, x, y, z, found & (part == 0), build)
    _rows(canvas, x, z, found & (part == 1), build)
    for print_ in prints:
        _embroider(garment, x, y, z, found & (part == 0) & (z > 0), **print_)


def _thread(canvas, share, away, along, colour, length=0.34, gap=0.1, width=0.085):
    """A row of stitches at `away` = 0, pressed into the cloth."""
    canvas.height -= share * 0.05 * numpy.exp(-((away / 0.16) ** 2))
    soft = 0.6 / canvas.scale
    place = along % (length + gap)
    dash = smoothstep(0, 2 * soft, place) * (1 - smoothstep(length - 2 * soft, length, place))
    thread = share * dash * (1 - smoothstep(width / 2 - soft, width / 2 + soft, numpy.abs(away)))
    canvas.fine += 0.05 * thread
    canvas.colour += (linear(colour) - canvas.colour) * (0.75 * thread)[..., None]


def _panels(canvas, x, y, z, where, build):
    """Six panels with an eyelet each, and seams from button to rim with two rows of stitches."""
    share = where.astype(numpy.float32)
    azimuth = numpy.arctan2(x / WIDE, z / DEEP)
    radius = numpy.hypot(x, z)
    climb = numpy.arctan2(y, radius) * 10.6
    for seam in SEAMS:
        angle = (azimuth - seam + numpy.pi) % (2 * numpy.pi) - numpy.pi
        away = angle * radius * (numpy.abs(angle) < 0.9) + 9 * (numpy.abs(angle) >= 0.9)
        canvas.height -= share * (0.13 * numpy.exp(-((away / 0.13) ** 2)) + 0.16 * numpy.exp(-numpy.abs(away) / 0.9))
        for row in (-0.42, 0.42):
            _thread(canvas, share * (radius > 0.9), away - row, climb, build['thread'])
    for eyelet in EYELETS:
        rise = numpy.radians(50)
        across = ((azimuth - eyelet + numpy.pi) % (2 * numpy.pi) - numpy.pi) * radius
        away = numpy.hypot(across, climb - rise * 10.6)
        ring = share * (1 - smoothstep(0.14, 0.2, numpy.abs(away - 0.42)))
        hole = share * (1 - smoothstep(0.2, 0.26, away))
        spokes = numpy.sin(16 * numpy.arctan2(climb - rise * 10.6, across))
        canvas.height += ring * 0.07 - hole * 0.15
        canvas.fine += ring * 0.02 * spokes
        canvas.colour *= (1 - 0.85 * hole)[..., None]
    rim = share * (1 - smoothstep(0.7, 0.8, y + 1.5 + 0.05 * z))
    canvas.height -= 0.05 * rim
    _thread(canvas, share, y + 0.1 + 0.05 * z, azimuth * 9.6, build['thread'])


def _rows(canvas, x, z, where, build):
    """Rows of stitches around the brim, parallel to its edge."""
    share = where.astype(numpy.float32)
    inside = brim_edge(x, z)
    around = numpy.arctan2(x / BRIM_WIDE, (z - BRIM_FROM) / (BRIM_FAR - BRIM_FROM)) * 11
    for row in (0.35, 1.05, 1.75, 2.45, 3.15, 3.85):
        _thread(canvas, share, inside - row, around, build['thread'], length=0.3, gap=0.08)


def _embroider(garment, x, y, z, where, drawing, centre, width, height=0.16):
    """Raised satin stitch on the front, with horizontal threads."""
    canvas = garment.canvas
    drawing = reduced(drawing, int(drawing.shape[1] / (width * canvas.scale)))
    tall = width * drawing.shape[0] / drawing.shape[1]
    u = (numpy.arctan2(x / WIDE, z / DEEP) * WIDE - centre[0]) / width + 0.5
    v = (centre[1] - numpy.hypot(y, 0.35 * (DEEP - z))) / tall + 0.5
    everywhere = (slice(None), slice(None))
    share = lay_ink(canvas, drawing, everywhere, u, v, where.astype(numpy.float32), gloss=0.35)
    soft = canvas.blurred(share, 0.06)
    canvas.height += height * soft
    canvas.fine += share * 0.014 * numpy.sin(2 * numpy.pi * (canvas.y + 0.15 * canvas.x) / 0.11)
