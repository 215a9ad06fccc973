"""Die-cut vinyl stickers, fanned out on the floor and slightly curled."""

from math import cos, radians, sin

import numpy

from decal import decal, sheet
from geometry import mesh

# Scene units between stacked stickers.
LAYER = 0.012


def curled(one, path, height, parent):
    """A sheet with its corner `one['lift']` (across, along) raised off the floor."""
    wide, high = one['size']
    count = 40
    across, along = numpy.meshgrid(numpy.linspace(-1, 1, count), numpy.linspace(-1, 1, count))
    lift_x, lift_y = one['lift']
    towards = (across * lift_x + along * lift_y) / (lift_x**2 + lift_y**2) ** 0.5
    rise = one['curl'] * numpy.clip(towards + 0.1, 0, None) ** 2.6
    turn = radians(one['turn'])
    x, y = across * wide / 2, along * high / 2
    at_x, at_y = one['at']
    vertices = numpy.stack(
        [
            at_x + x * cos(turn) - y * sin(turn),
            at_y + x * sin(turn) + y * cos(turn),
            height + rise,
        ],
        axis=-1,
    ).reshape(-1, 3)
    faces, uvs = [], []
    share = numpy.linspace(0, 1, count)
    for row in range(count - 1):
        for column in range(count - 1):
            corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            faces.append([r * count + c for r, c in corners])
            uvs.append([(share[c], share[r]) for r, c in corners])
    vinyl = sheet(path, Roughness=0.36, Specular=0.22, Clearcoat=0.12, Clearcoat_Roughness=0.1)
    mesh('sticker', vertices.tolist(), faces, vinyl, uvs, parent, crease=180)


def shadow(one, path, height, spread, parent):
    """The drawn shadow of the key light, offset down and to the right."""
    wide, high = one['size']
    turn = radians(one['turn'])
    half = wide / 2 * spread, high / 2 * spread
    right = (half[0] * cos(turn), half[0] * sin(turn), 0)
    up = (-half[1] * sin(turn), half[1] * cos(turn), 0)
    at_x, at_y = one['at']
    made = sheet(path, blend='BLEND', Roughness=1.0, Specular=0.0)
    decal('shadow', (at_x + 0.016, at_y - 0.02, height), right, up, made, parent)


def build(job, parent):
    for layer, one in enumerate(job['stickers']):
        height = 0.01 + layer * LAYER
        curled(one, job['labels'][2 * layer], height, parent)
        shadow(one, job['labels'][2 * layer + 1], height - LAYER * 0.4, job['spread'], parent)
