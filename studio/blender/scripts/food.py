"""Materials for chocolate, crumb and nuts, with vertex colours."""

import numpy

from finish import flat, grained
from noise import layered


def toned(material):
    """Multiplies the colour by the vertex tone (tone() below)."""
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    attribute = tree.nodes.new('ShaderNodeAttribute')
    attribute.attribute_name = 'tone'
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    mix.inputs['Color1'].default_value = shader.inputs['Base Color'].default_value
    tree.links.new(attribute.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    return material


def tone(made, shades):
    """Sets the vertex tones of an object; 1 keeps the material's colour. `shades` maps points (n, 3)."""
    data = made.data
    places = numpy.empty(len(data.vertices) * 3)
    data.vertices.foreach_get('co', places)
    share = numpy.ones((len(data.vertices), 4))
    share[:, :3] = shades(places.reshape(-1, 3))[:, None]
    data.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', share.ravel())
    return made


def uneven(size, depth, seed=1):
    """Tones that vary by `depth` in patches of about `size`."""
    return lambda points: 1 + depth * layered(points, size, 3, seed)


def chocolate(colour='#3b1d10', roughness=0.34):
    return flat('chocolate', colour, Roughness=roughness, Specular=0.4, Clearcoat=0.25, Clearcoat_Roughness=0.25)


def crumb(colour, roughness=0.75, grain=0.006):
    """Baked or ground food: matt with a grain."""
    return toned(grained(flat('crumb', colour, Roughness=roughness, Specular=0.22), 0.22, grain))


def nut(colour='#d9a25c'):
    return flat('nut', colour, Roughness=0.5, Specular=0.35)
