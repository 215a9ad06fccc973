"""The six-panel cap, seen three-quarter from above: a solid whose depth towards the viewer is the height.

x points to the viewer's right, y up, z out of the cap's front.
"""

import numpy

from canvas import smoothstep
from fabrics import Fabric, linear
from sewing import reduced

BOX = (-15.5, -13.5, 15.5, 11.5)

WIDE, DEEP, HIGH = 8.9, 10.2, 10.9
BRIM_WIDE, BRIM_FAR, BRIM_FROM = 8.35, 18.0, 3.8
BRIM_THICK = 0.15
SEAMS = numpy.radians([0, 60, 120, 180, -120, -60])
EYELETS = numpy.radians([30, 90, 150, -30, -90, -150])
TURN, TILT = numpy.radians(-32), numpy.radians(21)


def _crown(x, y, z):
    around = numpy.hypot(x / WIDE, z / DEEP)
    # Panels are fuller between their seams.
    full = numpy.abs(numpy.sin(3 * numpy.arctan2(x / WIDE, z / DEEP))) * smoothstep(0, 0.5, around)
    around = around * (1.012 - 0.024 * full)
    # The front panels are stiffened and stand up before they round off.
    stiff = 2.2 + 0.8 * smoothstep(-2, 7, z)
    dome = (around**stiff + (y.clip(0) / HIGH) ** 2.15) ** (1 / 2.15) - 1
    return numpy.maximum(dome * 8.5, -1.5 - 0.05 * z.clip(-9, 9) - y)


def _brim_height(x, z):
    return 0.3 - 0.030 * x**2 - 0.07 * (z - DEEP) - 0.012 * (z - DEEP).clip(0) ** 2


def _brim_edge(x, z):
    """How far inside the brim's outline; roughly cm."""
    out = numpy.hypot(x / BRIM_WIDE, (z - BRIM_FROM) / (BRIM_FAR - BRIM_FROM))
    return numpy.minimum((1 - out) * 8.2, z - BRIM_FROM)


def _brim(x, y, z):
    slab = numpy.abs(y - _brim_height(x, z)) * 0.9 - BRIM_THICK
    return numpy.maximum(slab, -_brim_edge(x, z))


def _button(x, y, z):
    return (numpy.sqrt((x / 0.85) ** 2 + ((y - HIGH) / 0.5) ** 2 + (z / 0.85) ** 2) - 1) * 0.5


def _solid(x, y, z):
    return numpy.minimum(numpy.minimum(_crown(x, y, z), _brim(x, y, z)), _button(x, y, z))


class _View:
    """Parallel rays: which point of the cap each pixel sees."""

    def __init__(self, canvas):
        right = numpy.array((numpy.cos(TURN), 0, numpy.sin(TURN)))
        front = numpy.array((-numpy.sin(TURN) * numpy.cos(TILT), numpy.sin(TILT), numpy.cos(TURN) * numpy.cos(TILT)))
        up = numpy.cross(front, right)
        self.start = [canvas.x * right[k] - canvas.y * up[k] for k in range(3)]
        self.front = front

    def at(self, depth):
        return [one + depth * way for one, way in zip(self.start, self.front)]

    def hit(self, near=22.0, far=-14.0, steps=220):
        """Walks every ray in until it meets the cap: which rays do, and at what depth."""
        shape = self.start[0].shape
        starts = [one.ravel() for one in self.start]
        depth = numpy.full(starts[0].shape, near, numpy.float32)
        walking = numpy.arange(depth.size)
        found = numpy.zeros(depth.shape, bool)
        for _ in range(steps):
            points = [one[walking] + depth[walking] * way for one, way in zip(starts, self.front)]
            away = _solid(*points)
            found[walking[away < 0]] = True
            depth[walking] -= numpy.where(away < 0, 0, (0.5 * away).clip(0.03, 2))
            walking = walking[(away >= 0) & (depth[walking] > far)]
        at = numpy.flatnonzero(found)
        starts = [one[at] for one in starts]
        low, high = depth[at], depth[at] + 0.1
        for _ in range(14):
            middle = (high + low) / 2
            inside = _solid(*[one + middle * way for one, way in zip(starts, self.front)]) < 0
            low, high = numpy.where(inside, middle, low), numpy.where(inside, high, middle)
        depth[at] = low
        return found.reshape(shape), depth.reshape(shape)


def sew(garment, build, prints):
    canvas = garment.canvas
    view = _View(canvas)
    found, depth = view.hit()
    x, y, z = view.at(depth)
    parts = numpy.stack([numpy.abs(_crown(x, y, z)), numpy.abs(_brim(x, y, z)), numpy.abs(_button(x, y, z))])
    part = parts.argmin(axis=0)
    canvas.height[:] = _outwards(numpy.where(found, depth, 0), found)
    cloth = Fabric(build['colour'], 0.2, sheen=0.12, gloss=0.06, grain=0.0)
    twill = 0.0045 * numpy.sin(2 * numpy.pi * (canvas.x + canvas.y) / 0.15)
    cover = numpy.clip((canvas.blurred(found.astype(numpy.float32), 0.9 / canvas.scale) - 0.5) * 2, 0, 1)
    everywhere = (slice(None), slice(None))
    canvas.dress(everywhere, cover, linear(cloth.colour), cloth.sheen, cloth.gloss, twill)
    canvas.height += 0.05 * canvas.noise(4, build['seed']) * (part == 0)
    _panels(canvas, x, y, z, found & (part == 0), build)
    _rows(canvas, x, z, found & (part == 1), build)
    for print_ in prints:
        _embroider(garment, x, y, z, found & (part == 0) & (z > 0), **print_)


def _outwards(field, known, rounds=4):
    """Carries the surface a little past its outline, so that its edge is not a cliff."""
    known, field = known.copy(), numpy.where(known, field, field.min())
    for _ in range(rounds):
        total, count = numpy.zeros_like(field), numpy.zeros_like(field)
        for axis in (0, 1):
            for way in (1, -1):
                beside = numpy.roll(known, way, axis)
                total += numpy.roll(field, way, axis) * beside
                count += beside
        new = ~known & (count > 0)
        field[new] = total[new] / count[new]
        known |= new
    return field


def _thread(canvas, share, away, along, colour, length=0.34, gap=0.1, width=0.085):
    """A row of stitches where `away` is 0, pressed into the cloth."""
    canvas.height -= share * 0.05 * numpy.exp(-((away / 0.16) ** 2))
    soft = 0.6 / canvas.scale
    place = along % (length + gap)
    dash = smoothstep(0, 2 * soft, place) * (1 - smoothstep(length - 2 * soft, length, place))
    thread = share * dash * (1 - smoothstep(width / 2 - soft, width / 2 + soft, numpy.abs(away)))
    canvas.fine += 0.05 * thread
    canvas.colour += (linear(colour) - canvas.colour) * (0.75 * thread)[..., None]


def _panels(canvas, x, y, z, where, build):
    """Six panels: seams from button to rim, two rows of stitches beside each, an eyelet in each."""
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
    inside = _brim_edge(x, z)
    around = numpy.arctan2(x / BRIM_WIDE, (z - BRIM_FROM) / (BRIM_FAR - BRIM_FROM)) * 11
    for row in (0.35, 1.05, 1.75, 2.45, 3.15, 3.85):
        _thread(canvas, share, inside - row, around, build['thread'], length=0.3, gap=0.08)


def _embroider(garment, x, y, z, where, drawing, centre, width, height=0.16):
    """Satin stitch on the front: raised, its threads lying across."""
    canvas = garment.canvas
    drawing = reduced(drawing, int(drawing.shape[1] / (width * canvas.scale)))
    tall = width * drawing.shape[0] / drawing.shape[1]
    u = (numpy.arctan2(x / WIDE, z / DEEP) * WIDE - centre[0]) / width + 0.5
    v = (centre[1] - numpy.hypot(y, 0.35 * (DEEP - z))) / tall + 0.5
    everywhere = (slice(None), slice(None))
    share = garment.ink(drawing, everywhere, u, v, where.astype(numpy.float32), gloss=0.35)
    soft = canvas.blurred(share, 0.06)
    canvas.height += height * soft
    canvas.fine += share * 0.014 * numpy.sin(2 * numpy.pi * (canvas.y + 0.15 * canvas.x) / 0.11)
