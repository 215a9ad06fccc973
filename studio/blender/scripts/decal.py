"""Drawings on separate sheets: paint on a flat face, die-cut vinyl, a drawn shadow."""

import bpy

from geometry import mesh


def sheet(path, blend='CLIP', **inputs):
    """A material with the drawing's colours and alpha. BLEND keeps soft edges."""
    material = bpy.data.materials.new('sheet')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    for name, value in inputs.items():
        shader.inputs[name.replace('_', ' ')].default_value = value
    texture = nodes.new('ShaderNodeTexImage')
    texture.extension = 'EXTEND'
    texture.image = bpy.data.images.load(path)
    links.new(texture.outputs['Color'], shader.inputs['Base Color'])
    links.new(texture.outputs['Alpha'], shader.inputs['Alpha'])
    material.blend_method = blend
    material.shadow_method = 'CLIP' if blend == 'CLIP' else 'NONE'
    return material


def decal(name, centre, right, up, material, parent=None):
    """A flat sheet. `right` and `up` are vectors from its centre to its edges."""
    corners = [
        tuple(c + across * r + along * u for c, r, u in zip(centre, right, up))
        for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    uvs = [[(0, 0), (1, 0), (1, 1), (0, 1)]]
    return mesh(name, corners, [(0, 1, 2, 3)], material, uvs, parent)
