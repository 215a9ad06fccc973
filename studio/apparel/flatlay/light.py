"""Lights a height field seen from above: a large key light from the upper left, a weak rim light from
the right and a dome. Every light is sampled in a few directions, each with a cast shadow."""

import numpy


def _ring(azimuth, elevation, spread, power, rows=3, columns=4):
    """Samples of a softbox: unit vectors towards it, each with its power."""
    out = []
    for up in numpy.linspace(-spread, spread, rows):
        for around in numpy.linspace(-spread, spread, columns):
            rise, turn = numpy.radians(elevation + up), numpy.radians(azimuth + 1.6 * around)
            flat = numpy.cos(rise)
            way = flat * numpy.cos(turn), -flat * numpy.sin(turn), numpy.sin(rise)
            out.append((*way, power / rows / columns))
    return out


def _dome(power, count=20):
    out = []
    for index in range(count):
        share = (index + 0.5) / count
        radius, turn = numpy.sqrt(share) * 0.97, index * 2.399963
        way = radius * numpy.cos(turn), radius * numpy.sin(turn), numpy.sqrt(1 - radius**2)
        out.append((*way, power / count))
    return out


KEY = _ring(azimuth=132, elevation=33, spread=11, power=1.42)
RIM = _ring(azimuth=-8, elevation=24, spread=9, power=0.2, rows=2, columns=3)
DOME = _dome(power=0.52)
KEY_COLOUR, RIM_COLOUR, DOME_COLOUR = (1.0, 0.985, 0.965), (0.95, 0.98, 1.0), (0.985, 0.99, 1.0)


def _shrunk(field, by):
    rows, columns = (size // by * by for size in field.shape)
    return field[:rows, :columns].reshape(rows // by, by, columns // by, by).mean(axis=(1, 3))


def _grown(field, shape):
    """Bilinear upscaling with repeated edges."""
    rows = (numpy.arange(shape[0]) + 0.5) / shape[0] * field.shape[0] - 0.5
    columns = (numpy.arange(shape[1]) + 0.5) / shape[1] * field.shape[1] - 0.5
    rows, columns = rows.clip(0, field.shape[0] - 1.001), columns.clip(0, field.shape[1] - 1.001)
    r, c = rows.astype(int), columns.astype(int)
    u, v = (rows - r)[:, None].astype(numpy.float32), (columns - c)[None].astype(numpy.float32)
    upper = field[r][:, c] * (1 - v) + field[r][:, c + 1] * v
    lower = field[r + 1][:, c] * (1 - v) + field[r + 1][:, c + 1] * v
    return upper * (1 - u) + lower * u


def _lit(height, direction, softness):
    """The visibility of a light direction per pixel. `height` is in pixels of its resolution."""
    dx, dy, rise, _ = direction
    flat = numpy.hypot(dx, dy)
    if flat < 1e-3:
        return numpy.ones_like(height)
    slope = rise / flat
    reach = int(min(numpy.ptp(height) / max(slope - softness, 0.05) + 2, 160))
    padded = numpy.pad(height, reach, mode='edge')
    rows, columns = height.shape
    highest = numpy.full(height.shape, -9.0, numpy.float32)
    step = 1.0
    while step <= reach:
        ox, oy = round(dx / flat * step), round(dy / flat * step)
        shifted = padded[reach + oy : reach + oy + rows, reach + ox : reach + ox + columns]
        numpy.maximum(highest, (shifted - height) / step, out=highest)
        step = max(step + 1, step * 1.28)
    return numpy.clip((slope + softness - highest) / (2 * softness), 0, 1)


def normals(height):
    dy, dx = numpy.gradient(height)
    length = numpy.sqrt(1 + dx * dx + dy * dy)
    return -dx / length, -dy / length, 1 / length


def lit(height, fine, colour, sheen, gloss):
    """Linear RGB of a garment: `height` casts shadows, `fine` (yarn, stitches) only changes normals.

    Heights are in pixels. A level surface keeps its base colour.
    """
    nx, ny, nz = normals(height + fine)
    level = sum(z * power for _, _, z, power in KEY + RIM + DOME)
    diffuse = numpy.zeros(colour.shape, numpy.float32)
    shine = numpy.zeros(height.shape, numpy.float32)
    near, far = _shrunk(height, 2) / 2, _shrunk(height, 4) / 4
    bounce = 0.35 * colour.mean(axis=2)
    exponent = 6 + 60 * gloss
    for lamp, tint, field, softness in (
        (KEY, KEY_COLOUR, near, 0.07),
        (RIM, RIM_COLOUR, near, 0.12),
        (DOME, DOME_COLOUR, far, 0.22),
    ):
        total = numpy.zeros(height.shape, numpy.float32)
        for direction in lamp:
            x, y, z, power = direction
            seen = _grown(_lit(field, direction, softness), height.shape)
            if lamp is DOME:
                seen = seen + (1 - seen) * bounce
            facing = nx * x + ny * y + nz * z
            # Yarn scatters light beyond the terminator.
            total += power * seen * numpy.clip((facing + 0.12) / 1.12, 0, None)
            if lamp is not DOME:
                half = numpy.array((x, y, z + 1)) / numpy.sqrt(x * x + y * y + (z + 1) ** 2)
                toward = numpy.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1)
                shine += power * seen * toward**exponent
        diffuse += total[..., None] * numpy.array(tint, numpy.float32)
    wrap = sum(power * (z + 0.12) / 1.12 for _, _, z, power in KEY + RIM + DOME) / level
    diffuse /= level * wrap
    fuzz = sheen * (1 - nz) ** 1.5 * diffuse.mean(axis=2)
    dyed = 0.3 + 0.7 * colour / colour.max(axis=2).clip(0.02)[..., None]
    return colour * diffuse + fuzz[..., None] * dyed + (gloss * 0.09 * shine)[..., None]


def encoded(linear):
    """Encodes linear colour as sRGB. Rolls off highlights without a change of hue."""
    peak = linear.max(axis=2, keepdims=True).clip(1e-6)
    rolled = numpy.where(peak > 0.8, 0.8 + 0.2 * (1 - numpy.exp(-(peak - 0.8) / 0.2)), peak)
    shown = (linear * rolled / peak).clip(0, 1)
    return numpy.where(shown <= 0.0031308, shown * 12.92, 1.055 * shown ** (1 / 2.4) - 0.055)
