"""Knurled steel for grips."""

import bpy
import numpy


def _diamonds(size=128):
    """A tileable height map of one diamond of the pattern."""
    if 'diamonds' in bpy.data.images:
        return bpy.data.images['diamonds']
    at = (numpy.arange(size) + 0.5) / size
    across, along = numpy.meshgrid(at, at)
    one = numpy.abs((across + along) % 1 - 0.5) * 2
    other = numpy.abs((across - along) % 1 - 0.5) * 2
    height = numpy.clip(numpy.minimum(1 - one, 1 - other) * 1.5, 0, 1)
    picture = bpy.data.images.new('diamonds', size, size, float_buffer=True)
    picture.colorspace_settings.name = 'Non-Color'
    pixels = numpy.ones((size, size, 4), dtype=numpy.float32)
    pixels[..., :3] = height[..., None]
    picture.pixels.foreach_set(pixels.ravel())
    picture.pack()
    return picture


def knurled(material, around, along, height=0.01):
    """Tiles `around` × `along` diamonds over the UV square, and darkens their grooves."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    place = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (around, along, 1)
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = _diamonds()
    links.new(place.outputs['UV'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value = height
    links.new(texture.outputs['Color'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    shade = nodes.new('ShaderNodeMixRGB')
    colour = shader.inputs['Base Color'].default_value
    shade.inputs['Color1'].default_value = [channel * 0.25 for channel in colour[:3]] + [1]
    shade.inputs['Color2'].default_value = colour
    links.new(texture.outputs['Color'], shade.inputs['Fac'])
    links.new(shade.outputs['Color'], shader.inputs['Base Color'])
    return material
