"""Where the things of a group stand."""

from math import radians

import bpy


def placed(name, parent, place=(0, 0, 0), tilt=(0, 0, 0), size=1.0):
    """An empty to hang things on; `tilt` in degrees around x, y and z."""
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    made.location = place
    made.rotation_euler = [radians(angle) for angle in tilt]
    made.scale = (size, size, size)
    return made
