"""The camera: a long lens slightly above the object, and a frame cropped to the object."""

from math import cos, radians, sin

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from light import aim


def bounds(parent, camera):
    """The object's bounding box in the frame, from all vertices after modifiers."""
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    seen = []
    for child in parent.children_recursive:
        if child.type != 'MESH' or child.hide_render:
            continue
        shown = child.evaluated_get(graph)
        place = shown.matrix_world
        seen += [world_to_camera_view(scene, camera, place @ vertex.co) for vertex in shown.data.vertices]
    xs, ys = [point.x for point in seen], [point.y for point in seen]
    return min(xs), max(xs), min(ys), max(ys)


def place(middle, elevation=10, distance=9.0, lens=135):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    rise = radians(elevation)
    camera.location = (0, -distance * cos(rise), middle + distance * sin(rise))
    aim(camera, (0, 0, middle))
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    return camera


def frame(parent, camera, width, margin=2, box=None):
    """Crops the frame to the object, `width` pixels wide including a transparent `margin`.

    `box` (left, right, bottom, top as 0–1 of the bounding box) crops to a detail instead.
    """
    render = bpy.context.scene.render
    render.resolution_x = render.resolution_y = 1000
    left, right, bottom, top = bounds(parent, camera)
    if box:
        wide, high = right - left, top - bottom
        left, right, bottom, top = (
            left + wide * box[0],
            left + wide * box[1],
            bottom + high * box[2],
            bottom + high * box[3],
        )
        margin = 0
    full = round((width - 2 * margin) / (right - left))
    render.resolution_x = render.resolution_y = full
    # Half a pixel more on both sides, because Blender rounds the border down to whole pixels.
    pad = (margin + 0.6) / full
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left - pad, right + pad
    render.border_min_y, render.border_max_y = bottom - pad, top + pad
