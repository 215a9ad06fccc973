"""Prints and embroidery on garments."""

import numpy

from canvas import blend


def lay_print(garment, drawing, centre, width, drag=0.25):
    """A print on the cloth that follows the folds."""
    canvas = garment.canvas
    drawing = reduced(drawing, int(drawing.shape[1] / (width * canvas.scale)))
    rows, columns = drawing.shape[:2]
    tall = width * rows / columns
    reach = numpy.hypot(width, tall) / 2 + 0.5
    window = canvas.window(numpy.array(centre) - reach, numpy.array(centre) + reach)
    dy, dx = numpy.gradient(canvas.level(window, 0.35) * canvas.scale)
    x, y = canvas.x[window] - centre[0] + drag * dx, canvas.y[window] - centre[1] + drag * dy
    lay_ink(canvas, drawing, window, x / width + 0.5, y / tall + 0.5, canvas.cover[window])


def lay_ink(canvas, drawing, window, u, v, within, gloss=None):
    """Maps a drawing onto a window by its coordinates (0-1) per pixel. Returns the alpha per pixel."""
    rows, columns = drawing.shape[:2]
    ink = _sampled(drawing, u * columns - 0.5, v * rows - 0.5)
    share = ink[..., 3] * within
    blend(canvas.colour[window], ink[..., :3] / ink[..., 3:].clip(1e-4), share)
    canvas.fine[window] = canvas.fine[window] * (1 - 0.45 * share)
    if gloss is not None:
        blend(canvas.gloss[window], gloss, share)
    return share


def reduced(drawing, by):
    """Averages blocks of `by` × `by` pixels, so that fine drawings do not alias."""
    if by < 2:
        return drawing
    rows, columns = (size // by * by for size in drawing.shape[:2])
    return drawing[:rows, :columns].reshape(rows // by, by, columns // by, by, 4).mean(axis=(1, 3))


def _sampled(drawing, u, v):
    """Bilinear samples in linear premultiplied colour, transparent outside."""
    padded = numpy.pad(drawing, ((1, 1), (1, 1), (0, 0)))
    rows, columns = drawing.shape[:2]
    u, v = (u + 1).clip(0, columns + 0.999), (v + 1).clip(0, rows + 0.999)
    c, r = u.astype(int), v.astype(int)
    s, t = (u - c)[..., None].astype(numpy.float32), (v - r)[..., None].astype(numpy.float32)
    upper = padded[r, c] * (1 - s) + padded[r, c + 1] * s
    lower = padded[r + 1, c] * (1 - s) + padded[r + 1, c + 1] * s
    return upper * (1 - t) + lower * t
