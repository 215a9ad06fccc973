"""Renders a still life: `blender -b -P scene.py -- job.json` (media/scenes/scenes.mjs writes the job)."""

import json
import sys
from importlib import import_module
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

import scene_light  # noqa: E402
from light import aim  # noqa: E402
from placing import placed  # noqa: E402
from render import choose_renderer, start_clean  # noqa: E402


def set_out(thing, common):
    parent = placed(thing['form'], None, thing['at'], thing['tilt'], thing['size'])
    import_module(thing['form']).build({**common, **thing}, parent)


def camera(spec):
    """`sharp` is the point in focus and `stop` the f-number; without them all is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens = spec['lens']
    data.clip_end = 200
    made = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(made)
    made.location = spec['from']
    aim(made, spec['look'])
    made.rotation_euler.rotate_axis('Z', spec.get('roll', 0) * 3.14159 / 180)
    if 'sharp' in spec:
        focus = placed('focus', None, spec['sharp'])
        data.dof.use_dof = True
        data.dof.focus_object = focus
        data.dof.aperture_fstop = spec['stop']
    bpy.context.scene.camera = made


def main(job):
    start_clean()
    for thing in job['things']:
        set_out(thing, {'cache': job['cache']})
    scene_light.build(job['light'])
    camera(job['camera'])
    choose_renderer(job['samples'])
    scene = bpy.context.scene
    scene.render.film_transparent = False
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.eevee.gtao_distance = 0.9
    scene.eevee.shadow_cascade_size = '2048'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.filepath = job['out']
    bpy.ops.render.render(write_still=True)


if __name__ == '__main__':
    main(json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text()))
