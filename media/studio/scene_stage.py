"""What a still life stands on and before: a sweep, discs, blocks, a moon, slats before the sun."""

from math import cos, pi, sin

import bpy

from geometry import divided, lathe, mesh, rounded
from materials import linear
from scene_surface import surface


def sweep(job, parent):
    """Floor and wall in one piece of paper, the wall `back` behind the middle."""
    back, radius = job['back'], job.get('radius', 1.2)
    turns = [pi / 2 * step / 24 for step in range(25)]
    profile = [(-14.0, 0.0)]
    profile += [(back - radius + radius * sin(turn), radius - radius * cos(turn)) for turn in turns]
    profile.append((back, 16.0))
    wide = 16
    vertices = [(x, y, z) for y, z in profile for x in (-wide, wide)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    mesh('sweep', vertices, faces, surface(job), parent=parent)


def floor(job, parent):
    """A floor that mirrors what stands on it if it is wet."""
    wide = 14
    corners = [(-wide, -wide, 0), (wide, -wide, 0), (wide, wide, 0), (-wide, wide, 0)]
    mesh('floor', corners, [(0, 1, 2, 3)], surface(job), parent=parent)
    if job.get('surface') == 'wet':
        bpy.ops.object.lightprobe_add(type='PLANAR', location=(0, 0, 0.002))
        bpy.context.object.scale = (wide, wide, 1)
        bpy.context.object.data.influence_distance = 0.4
        bpy.context.object.data.falloff = 0.2


def disc(job, parent):
    r, h = job['radius'], job['height']
    edge = job.get('edge', 0.03)
    profile = divided(rounded([(0, 0), (r, 0), (r, h, edge), (0, h)], steps=8), 0.1)
    lathe('disc', profile, surface(job), 192, parent=parent)


def block(job, parent):
    bpy.ops.mesh.primitive_cube_add(size=1)
    made = bpy.context.object
    made.parent = parent
    wide, deep, high = job['extent']
    made.scale = job['extent']
    made.location = (0, 0, high / 2)
    bpy.ops.object.transform_apply(location=True, scale=True)
    made.data.materials.append(surface(job))
    bevel = made.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments = job.get('edge', 0.02), 4
    bpy.ops.object.shade_smooth()
    made.data.use_auto_smooth = True


def moon(job, parent):
    """A round lamp that shows, facing the camera."""
    material = bpy.data.materials.new('moon')
    material.use_nodes = True
    tree = material.node_tree
    glow = tree.nodes.new('ShaderNodeEmission')
    glow.inputs['Color'].default_value = linear(job['colour'])
    tree.links.new(glow.outputs['Emission'], tree.nodes['Material Output'].inputs['Surface'])
    r = job['radius']
    rim = [(r * cos(2 * pi * k / 256), 0.0, r * sin(2 * pi * k / 256)) for k in range(256)]
    made = mesh('moon', rim, [tuple(range(256))], material, parent=parent)
    made.visible_shadow = False


def slats(job, parent):
    """Bars between the sun and the scene, upright in their own plane, which only their shadow shows."""
    material = bpy.data.materials.new('slat')
    count, gap, width, long = job['count'], job['gap'], job['width'], job['long']
    for k in range(count):
        x = (k - (count - 1) / 2) * gap
        corners = [(x - width / 2, 0, -long), (x + width / 2, 0, -long), (x + width / 2, 0, long), (x - width / 2, 0, long)]  # fmt: skip
        made = mesh('slat', corners, [(0, 1, 2, 3)], material, parent=parent)
        made.visible_camera = False


shapes = {shape.__name__: shape for shape in (sweep, floor, disc, block, moon, slats)}


def build(job, parent):
    shapes[job['shape']](job, parent)
