"""The puffed bag of chips, with some chips beside it."""

import bpy
import numpy

from finish import flat
from geometry import mesh
from materials import film, linear
from noise import layered, noise
from pillow_bag import upright
from placing import placed

SIZE = 0.19


def seasoning(seed=3, size=512):
    """A chip's colour texture: toasted corn with brown patches, chilli and lime."""
    across = numpy.linspace(0, 1, size)
    grid = numpy.stack(numpy.meshgrid(across, across, indexing='ij'), axis=-1).reshape(-1, 2)
    points = numpy.column_stack([grid, numpy.zeros(len(grid))])
    toast = (0.5 + 0.6 * layered(points, 0.3, 4, seed)).clip(0, 1)[:, None]
    light, brown = (numpy.array(linear(colour)[:3]) for colour in ('#f0b860', '#c06a1d'))
    colour = light + (brown - light) * toast
    for spot, scale, least in (('#a3160f', 0.009, 0.46), ('#c8321a', 0.015, 0.52), ('#4f6b1e', 0.009, 0.6)):
        seed += 1
        there = ((noise(points, scale, seed) - least) / 0.12).clip(0, 1)[:, None] * 0.85
        colour = colour + (numpy.array(linear(spot)[:3]) - colour) * there
    picture = bpy.data.images.new('seasoning', size, size, float_buffer=True)
    pixels = numpy.ones((len(grid), 4), dtype=numpy.float32)
    pixels[:, :3] = colour
    picture.pixels.foreach_set(pixels.ravel())
    picture.pack()
    return picture


def toasted():
    material = flat('chip', '#ffffff', Roughness=0.55, Specular=0.3)
    tree = material.node_tree
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = seasoning()
    tree.links.new(texture.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def chip(material, parent, seed, rings=26, spokes=96):
    """A chip: a rounded, curled triangle with blisters."""
    angle = numpy.linspace(0, 2 * numpy.pi, spokes, endpoint=False)
    corner = SIZE * (1 + 0.17 * numpy.cos(3 * angle) + 0.03 * numpy.cos(2 * angle + seed))
    share = numpy.linspace(0, 1, rings + 1)[1:]
    xs = numpy.concatenate([[0], numpy.outer(share, corner * numpy.cos(angle)).ravel()])
    ys = numpy.concatenate([[0], numpy.outer(share, corner * numpy.sin(angle)).ravel()])
    flat_points = numpy.column_stack([xs, ys, numpy.full(len(xs), seed * 1.7)])
    curl = 1.3 * (xs * numpy.cos(seed) + ys * numpy.sin(seed)) ** 2 - 0.5 * ys**2
    blisters = 0.026 * numpy.maximum(noise(flat_points, 0.1, seed) - 0.15, 0)
    zs = curl + blisters + 0.008 * layered(flat_points, 0.06, 2, seed)
    faces, uvs = [], []

    def at(ring, spoke):
        return 0 if ring == 0 else 1 + (ring - 1) * spokes + spoke % spokes

    for ring in range(rings):
        for spoke in range(spokes):
            corners = [at(ring, spoke), at(ring + 1, spoke), at(ring + 1, spoke + 1), at(ring, spoke + 1)]
            face = list(dict.fromkeys(corners))
            faces.append(face)
            uvs.append([(0.5 + xs[place] * 2.1, 0.5 + ys[place] * 2.1) for place in face])
    made = mesh('chip', numpy.column_stack([xs, ys, zs]).tolist(), faces, material, uvs, parent, crease=60)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.02
    rim = made.modifiers.new('rim', 'BEVEL')
    rim.width, rim.segments = 0.006, 2
    rim.limit_method = 'ANGLE'
    return made


def build(job, parent):
    bag = placed('bag', parent, job['stand'], (-4, 0, job['face']))
    upright(job['bag'], film(job['labels'][0], job['relief'], 0.33), job['cache'], bag)
    material = toasted()
    for seed, one in enumerate(job['chips'], start=1):
        chip(material, placed('chip', parent, one['place'], one['tilt']), seed)
