"""Renders one picture: `blender -b -P render.py -- job.json` (run-blender.ts writes the job)."""

import json
import sys
from importlib import import_module
from math import radians
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

import camera  # noqa: E402
import light  # noqa: E402


def start_clean():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    # Mesa's software renderer can stall with anisotropic filtering.
    bpy.context.preferences.system.anisotropic_filter = 'FILTER_0'


def choose_renderer(samples):
    scene = bpy.context.scene
    scene.render.engine = 'BLENDER_EEVEE'
    eevee = scene.eevee
    eevee.taa_render_samples = samples
    eevee.use_gtao = True
    eevee.gtao_distance = 0.3
    eevee.gtao_factor = 1.1
    eevee.use_soft_shadows = True
    eevee.shadow_cube_size = '2048'
    eevee.use_shadow_high_bitdepth = True
    eevee.light_threshold = 0.001
    scene.render.film_transparent = True
    scene.render.dither_intensity = 1
    scene.render.image_settings.color_mode = 'RGBA'
    # Filmic would turn white into grey.
    scene.view_settings.view_transform = 'Standard'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2


def floor():
    """An invisible holdout floor, for ambient occlusion at the base of the object."""
    bpy.ops.mesh.primitive_plane_add(size=12)
    plane = bpy.context.object
    plane.is_holdout = True


def main(job):
    start_clean()
    parent = bpy.data.objects.new('pack', None)
    bpy.context.collection.objects.link(parent)
    import_module(job['form']).build(job, parent)
    parent.rotation_euler[2] = radians(job.get('turn', 0))
    middle = job['middle']
    light.studio(middle, job.get('light', 1.0))
    eye = camera.place(middle, job.get('elevation', 10), job.get('distance', 9.0))
    camera.frame(parent, eye, job['width'], box=job.get('box'))
    if job.get('floor', True):
        floor()
    choose_renderer(job.get('samples', 32))
    bpy.context.scene.render.filepath = job['out']
    bpy.ops.render.render(write_still=True)


if __name__ == '__main__':
    main(json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text()))
