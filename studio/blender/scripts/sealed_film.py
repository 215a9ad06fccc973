"""Cloth simulation of film: flat at rest, pinned at the seals, with pressure from inside.

A bag has `flat` and `start` positions, `faces`, `held()` (pinned indices) and `pressure(x, z)` from 0 to 1.
"""

import hashlib
import json
from pathlib import Path

import bpy
import numpy

from geometry import mesh

FRAMES = 30
# Part of the cache key. Increase it when the simulation changes.
CACHE_VERSION = 2


def relax(bag, spec):
    """Runs the simulation and returns the final vertex positions."""
    blank = bpy.data.materials.new('blank')
    cloth = mesh('cloth', bag.start, bag.faces, blank)
    cloth.shape_key_add(name='Basis')
    rest = cloth.shape_key_add(name='flat')
    for point, place in zip(rest.data, bag.flat):
        point.co = place
    held = cloth.vertex_groups.new(name='held')
    held.add(list(bag.held()), 1.0, 'REPLACE')
    pressed = cloth.vertex_groups.new(name='pressed')
    for index, (x, _, z) in enumerate(bag.flat):
        pressed.add([index], bag.pressure(x, z), 'REPLACE')
    modifier = cloth.modifiers.new('cloth', 'CLOTH')
    settings = modifier.settings
    settings.quality = 7
    settings.mass = 0.25
    settings.air_damping = 6
    settings.tension_stiffness = settings.shear_stiffness = 60
    settings.compression_stiffness = 40
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 20
    settings.bending_stiffness = spec.get('bending', 1.4)
    settings.bending_damping = 2
    settings.vertex_group_mass = 'held'
    settings.pin_stiffness = 10
    settings.use_pressure = True
    settings.uniform_pressure_force = spec['pressure']
    settings.vertex_group_pressure = 'pressed'
    settings.rest_shape_key = rest
    settings.effector_weights.gravity = 0.15
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_end = FRAMES
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    shown = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get())
    places = [tuple(vertex.co) for vertex in shown.data.vertices]
    bpy.data.objects.remove(cloth)
    scene.frame_set(1)
    return places


def resting(bag, spec, folder):
    """The simulated vertex positions, cached because several pictures show the same bag."""
    key = hashlib.sha256(json.dumps([spec, CACHE_VERSION], sort_keys=True).encode()).hexdigest()[:12]
    kept = Path(folder) / f'film-{key}.npy'
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        numpy.save(kept, numpy.array(relax(bag, spec)))
    return [tuple(place) for place in numpy.load(kept).tolist()]


def panels(bag, places, materials, parent):
    """The bag's two sides as smooth film, one material each."""
    per_side = len(bag.faces) // 2
    made = []
    for side, material in enumerate(materials):
        chosen = slice(side * per_side, (side + 1) * per_side)
        panel = mesh(
            'panel',
            places,
            bag.faces[chosen],
            material,
            bag.face_uvs[chosen],
            parent,
            crease=180,
        )
        smooth = panel.modifiers.new('smooth', 'SUBSURF')
        smooth.levels = smooth.render_levels = 2
        made.append(panel)
    return made
