"""The light setup of all objects: a large soft key light from the upper left, a rim light from the right."""

from math import radians

import bpy
from mathutils import Vector

from materials import linear


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def softbox(name, place, target, size, watts, colour='#ffffff', diffuse=1.0, gloss=1.0):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = watts
    light.color = linear(colour)[:3]
    light.diffuse_factor, light.specular_factor = diffuse, gloss
    made = bpy.data.objects.new(name, light)
    made.location = place
    bpy.context.collection.objects.link(made)
    aim(made, target)
    return made


def environment(strength, turn):
    """Blender's CC0 studio map, dimmed, for reflections between the softboxes."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    picture = tree.nodes.new('ShaderNodeTexEnvironment')
    folder = bpy.utils.system_resource('DATAFILES', path='studiolights/world')
    picture.image = bpy.data.images.load(f'{folder}/studio.exr')
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value[2] = radians(turn)
    tree.links.new(place.outputs['Generated'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], picture.inputs['Vector'])
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(picture.outputs['Color'], background.inputs['Color'])


def studio(middle, level=1.0):
    """Lights around an object whose centre is at height `middle`. `level` scales their power."""
    target = (0, 0, middle)
    softbox('key', (-3.9, -2.4, middle + 2.3), target, (1.9, 3.4), 240 * level, '#fffaf4')
    softbox('rim', (3.0, 0.9, middle + 0.7), target, (0.7, 3.4), 240 * level, '#f6f9ff', diffuse=0.4)
    softbox('edge', (-3.0, 1.6, middle + 0.4), target, (0.5, 3.0), 70 * level, diffuse=0.35)
    softbox('fill', (1.8, -5.0, middle + 1.0), target, (3.0, 3.0), 190 * level, gloss=0.0)
    softbox('top', (0.2, 0.6, middle + 3.6), target, (2.6, 1.6), 80 * level, gloss=0.15)
    environment(0.2 * level, 20)
