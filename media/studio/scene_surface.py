"""Surfaces that things stand on: painted, wooden, cast or wet."""

import bpy
import numpy

from finish import flat, grained
from materials import linear


def _picture(name, grey, data=True):
    high, wide = grey.shape
    picture = bpy.data.images.new(name, wide, high, float_buffer=True)
    if data:
        picture.colorspace_settings.name = 'Non-Color'
    pixels = numpy.ones((high, wide, 4), dtype=numpy.float32)
    pixels[..., :3] = grey[..., None]
    picture.pixels.foreach_set(pixels.ravel())
    picture.pack()
    return picture


def _streaks(shape, longest, seed):
    """Noise that tiles, its waves up to `longest` (down, across) pixels; mean 0, deviation 1."""
    high, wide = shape
    waves = numpy.fft.fft2(numpy.random.default_rng(seed).standard_normal(shape))
    down, across = numpy.fft.fftfreq(high)[:, None], numpy.fft.fftfreq(wide)[None, :]
    waves *= numpy.exp(-((down * longest[0]) ** 2 + (across * longest[1]) ** 2))
    noise = numpy.real(numpy.fft.ifft2(waves))
    return (noise - noise.mean()) / noise.std()


def _toned(material, picture, dark, light, scale):
    """Colours between two tones along a picture laid over the object from above and the sides."""
    tree = material.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image, texture.projection, texture.projection_blend = picture, 'BOX', 0.1
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = linear(dark)
    mix.inputs['Color2'].default_value = linear(light)
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    tree.links.new(texture.outputs['Color'], mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return texture


def painted(spec):
    return flat('painted', spec['colour'], Roughness=spec.get('roughness', 0.75), Specular=0.25)


def cast(spec):
    """Concrete or clay: cloudy, faintly rough."""
    material = flat('cast', spec['colour'], Roughness=0.85, Specular=0.2)
    clouds = 0.5 + 0.14 * _streaks((512, 512), (60, 60), 3) + 0.1 * _streaks((512, 512), (4, 4), 4)
    _toned(material, _picture('clouds', clouds.clip(0, 1)), spec['dark'], spec['colour'], (0.33, 0.33, 0.33))
    return grained(material, 0.5, 0.004)


def wood(spec):
    """Boards whose grain runs along x."""
    material = flat('wood', spec['colour'], Roughness=0.55, Specular=0.3)
    grain = 0.55 + 0.16 * _streaks((512, 512), (10, 260), 5) + 0.12 * _streaks((512, 512), (2, 120), 6)
    _toned(material, _picture('grain-of-wood', grain.clip(0, 1)), spec['dark'], spec['colour'], (0.5, 0.5, 0.5))
    return material


def wet(spec):
    """A dark floor under a film of water that lies in puddles."""
    material = flat('wet', spec['colour'], Specular=0.6)
    tree, shader = material.node_tree, material.node_tree.nodes['Principled BSDF']
    pools = (0.5 + 0.5 * _streaks((512, 512), (70, 46), 9)).clip(0, 1)
    texture = _toned(material, _picture('pools', pools), spec['dark'], spec['colour'], (0.16, 0.16, 0.16))
    rough = tree.nodes.new('ShaderNodeMapRange')
    rough.inputs['From Min'].default_value, rough.inputs['From Max'].default_value = 0.35, 0.75
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.04, 0.34
    tree.links.new(texture.outputs['Color'], rough.inputs['Value'])
    tree.links.new(rough.outputs['Result'], shader.inputs['Roughness'])
    return grained(material, 1.1, 0.0025)


surfaces = {'painted': painted, 'cast': cast, 'wood': wood, 'wet': wet}


def surface(spec):
    return surfaces[spec.get('surface', 'painted')](spec)
