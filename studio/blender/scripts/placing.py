"""Placement of objects in a group."""

from math import hypot, radians

import bpy


def placed(name, parent, place=(0, 0, 0), tilt=(0, 0, 0), size=1.0):
    """An empty as a parent for objects. `tilt` in degrees around x, y and z."""
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    made.location = place
    made.rotation_euler = [radians(angle) for angle in tilt]
    made.scale = (size, size, size)
    return made


def scattered(offer, apart, tries=300):
    """2D points from `offer()` with a minimum distance of `apart` between them."""
    kept = []
    for _ in range(tries):
        x, y = offer()
        if all(hypot(x - a, y - b) >= apart for a, b in kept):
            kept.append((x, y))
    return kept
