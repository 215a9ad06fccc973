"""A still life's light: one key that casts, a rim and a fill that do not, a dim studio to mirror."""

from math import radians

import bpy

from light import aim, environment, softbox
from materials import linear


def sun(spec):
    """Hard light from far away; `angle` is its breadth in the sky, in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = spec['strength']
    data.angle = radians(spec.get('angle', 1.5))
    data.color = linear(spec.get('colour', '#fff4e2'))[:3]
    data.shadow_cascade_max_distance = 22
    data.shadow_cascade_exponent = 0.5
    made = bpy.data.objects.new('sun', data)
    bpy.context.collection.objects.link(made)
    made.location = spec['from']
    aim(made, spec['target'])


def lamp(spec):
    softbox('key', spec['from'], spec['target'], spec['size'], spec['strength'], spec.get('colour', '#fffaf4'))


def build(spec):
    target = spec['target']
    (sun if spec['kind'] == 'sun' else lamp)(spec)
    x, y, z = target
    sides = [
        ('rim', (x + 3.6, y + 1.6, z + 1.4), (0.8, 3.4), spec['rim'], 1.0),
        ('fill', (x + 1.8, y - 5.5, z + 2.0), (3.0, 3.0), spec['fill'], 0.15),
    ]
    for name, place, size, watts, gloss in sides:
        made = softbox(name, place, target, size, watts, '#f6f9ff', gloss=gloss)
        made.data.use_shadow = False
    environment(spec.get('room', 0.3), 20)
