"""Leather, suede, knit, webbing and thread."""

import bpy
import numpy

from finish import flat, grained
from materials import plastic


def _weave(threads=4, fineness=24):
    """A tileable height map of a plain weave."""
    name = 'weave'
    if name in bpy.data.images:
        return bpy.data.images[name]
    size = threads * fineness
    place = (numpy.arange(size) + 0.5) / fineness
    over = numpy.add.outer(place.astype(int), place.astype(int)) % 2 == 0
    round_ = numpy.abs(numpy.sin(numpy.pi * place)) ** 0.6
    long = 0.45 + 0.55 * numpy.abs(numpy.sin(numpy.pi * place)) ** 0.5
    height = numpy.where(over, numpy.outer(long, round_), numpy.outer(round_, long))
    picture = bpy.data.images.new(name, size, size, float_buffer=True)
    picture.colorspace_settings.name = 'Non-Color'
    pixels = numpy.ones((size, size, 4), dtype=numpy.float32)
    pixels[..., :3] = height[..., None]
    picture.pixels.foreach_set(pixels.ravel())
    picture.pack()
    return picture


def woven(material, thread=0.012, height=0.006, stretch=(1, 1)):
    """Adds a plain weave along the strip's UVs."""
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (stretch[0] / thread / 4, stretch[1] / thread / 4, 1)
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = _weave()
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value = height
    tree.links.new(place.outputs['UV'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    tree.links.new(texture.outputs['Color'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return material


def _soft(material, sheen):
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Sheen'].default_value = sheen
    shader.inputs['Specular'].default_value = 0.25
    return material


def leather(colour, roughness=0.46):
    return grained(plastic(colour, roughness, 0.0), 0.75, 0.006)


def suede(colour):
    return _soft(grained(plastic(colour, 0.9, 0.0), 0.22, 0.004), 0.6)


def knit(colour):
    """The jersey of neoprene: matt with a fine even grain."""
    return _soft(grained(plastic(colour, 0.72, 0.0), 0.2, 0.0025), 0.5)


def webbing(colour, thread=0.012, height=0.006, stretch=(1, 1)):
    return woven(_soft(plastic(colour, 0.66, 0.0), 0.4), thread, height, stretch)


def thread(colour):
    return flat('thread', colour, Roughness=0.6, Specular=0.3, Sheen=0.3)
