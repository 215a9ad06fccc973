"""Plastics, films, papers and metals, as variants of one shader."""

import bpy


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    channels = [int(colour.lstrip('#')[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


class _Builder:
    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        for socket, value in inputs.items():
            self.shader.inputs[socket.replace('_', ' ')].default_value = value

    def node(self, kind, **properties):
        made = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(made, name, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)

    def grounded(self, colour, shade=0.16):
        """Darkens the lowest `shade` of the object, like ambient occlusion from a floor."""
        place = self.node('ShaderNodeNewGeometry')
        split = self.node('ShaderNodeSeparateXYZ')
        fade = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        fade.inputs['From Max'].default_value = shade
        fade.inputs['To Min'].default_value = 0.42
        mix = self.node('ShaderNodeMixRGB', blend_type='MULTIPLY')
        mix.inputs['Fac'].default_value = 1
        self.link(place.outputs['Position'], split.inputs['Vector'])
        self.link(split.outputs['Z'], fade.inputs['Value'])
        self.link(fade.outputs['Result'], mix.inputs['Color2'])
        if isinstance(colour, str):
            mix.inputs['Color1'].default_value = linear(colour)
        else:
            self.link(colour, mix.inputs['Color1'])
        self.link(mix.outputs['Color'], self.shader.inputs['Base Color'])

    def relief(self, path, height):
        """A bump from a drawing; 50 % grey is the surface. Far cheaper than procedural noise."""
        texture = self.node('ShaderNodeTexImage')
        texture.image = bpy.data.images.load(path)
        texture.image.colorspace_settings.name = 'Non-Color'
        bump = self.node('ShaderNodeBump')
        bump.inputs['Distance'].default_value = height
        self.link(texture.outputs['Color'], bump.inputs['Height'])
        self.link(bump.outputs['Normal'], self.shader.inputs['Normal'])

    def picture(self, path, shade=0.16):
        texture = self.node('ShaderNodeTexImage')
        texture.extension = 'EXTEND'
        texture.image = bpy.data.images.load(path)
        self.grounded(texture.outputs['Color'], shade)
        return texture


def plastic(colour, roughness=0.34, coat=0.25):
    """Moulded polyethylene or polypropylene with a soft gloss."""
    build = _Builder(
        'plastic',
        Roughness=roughness,
        Specular=0.5,
        Clearcoat=coat,
        Clearcoat_Roughness=0.16,
    )
    build.grounded(colour)
    return build.material


def printed(path, roughness=0.38, coat=0.3):
    """A printed label around a body."""
    build = _Builder('printed', Roughness=roughness, Specular=0.42, Clearcoat=coat, Clearcoat_Roughness=0.1)
    build.picture(path)
    return build.material


def film(path, relief, roughness=0.4, shade=0.16):
    """A pouch's satin laminate, cut out by the drawing's alpha, with ribbed seals."""
    build = _Builder('film', Roughness=roughness, Specular=0.34, Clearcoat=0.06, Clearcoat_Roughness=0.2)
    texture = build.picture(path, shade)
    build.link(texture.outputs['Alpha'], build.shader.inputs['Alpha'])
    build.relief(relief, 0.012)
    build.material.blend_method = build.material.shadow_method = 'CLIP'
    return build.material


def metal(colour='#d4d2cd', roughness=0.3):
    build = _Builder('metal', Metallic=0.8, Roughness=roughness)
    build.grounded(colour)
    return build.material
