"""Renders one garment: `python3 lay.py job.json` (apparel-renderer.ts writes the job)."""

import json
import sys
from importlib import import_module
from pathlib import Path

import numpy

from canvas import Canvas
from light import encoded, lit
from sewing import Garment


def drawing(path, width, height):
    """Reads a print from raw sRGB bytes, as linear premultiplied RGBA."""
    raw = numpy.fromfile(path, numpy.uint8).reshape(height, width, 4).astype(numpy.float32) / 255
    colour = numpy.where(raw[..., :3] <= 0.04045, raw[..., :3] / 12.92, ((raw[..., :3] + 0.055) / 1.055) ** 2.4)
    return numpy.concatenate([colour * raw[..., 3:], raw[..., 3:]], axis=2).astype(numpy.float32)


def main(job):
    pattern = import_module(job['form'])
    left, top, right, bottom = pattern.BOX
    canvas = Canvas(pattern.BOX, job['width'] / (right - left))
    prints = [{'drawing': drawing(**print_['drawing']), **print_['place']} for print_ in job['prints']]
    pattern.sew(Garment(canvas), job['build'], prints)
    scale = canvas.scale
    light = lit(canvas.height * scale, canvas.fine * scale, canvas.colour, canvas.sheen, canvas.gloss)
    pixels = numpy.concatenate([encoded(light), canvas.cover[..., None]], axis=2)
    rows, columns = (numpy.flatnonzero((canvas.cover > 0.02).any(axis=axis)) for axis in (1, 0))
    shown = pixels[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    (shown * 255 + 0.5).astype(numpy.uint8).tofile(job['out'])
    print(json.dumps({'width': shown.shape[1], 'height': shown.shape[0]}))


if __name__ == '__main__':
    main(json.loads(Path(sys.argv[1]).read_text()))
