"""Where the things of a group stand."""

from math import hypot, radians

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


def scattered(offer, apart, tries=300):
    """Places in two dimensions that `offer()` gives, none nearer to another than `apart`."""
    kept = []
    for _ in range(tries):
        x, y = offer()
        if all(hypot(x - a, y - b) >= apart for a, b in kept):
            kept.append((x, y))
    return kept
