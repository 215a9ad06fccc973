"""Meshes from profiles and grids. Lengths in scene units (1 = 100 mm), angles in radians.

The floor is z = 0. Objects face the camera at -y.
"""

from math import cos, hypot, pi, radians, sin

import bpy


def mesh(name, vertices, faces, material, uvs=None, parent=None, crease=40):
    """A smooth-shaded object. `uvs` has a list of (u, v) per face. Edges above `crease` degrees are sharp."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if uvs:
        layer = data.uv_layers.new(name='UVMap')
        flat = [uv for face in uvs for uv in face]
        layer.data.foreach_set('uv', [number for uv in flat for number in uv])
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(crease)
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.parent = parent
    return made


def rounded(points, steps=7):
    """A profile [(r, z)] or [(r, z, radius)] with its corners rounded by quadratic curves."""
    out = []
    for index, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if index in (0, len(points) - 1) or radius == 0:
            out.append((point[0], point[1]))
            continue
        before, after = points[index - 1], points[index + 1]
        to_before = hypot(before[0] - point[0], before[1] - point[1])
        to_after = hypot(after[0] - point[0], after[1] - point[1])
        reach = min(radius, to_before * 0.49, to_after * 0.49)
        start = [point[axis] + (before[axis] - point[axis]) * reach / to_before for axis in (0, 1)]
        end = [point[axis] + (after[axis] - point[axis]) * reach / to_after for axis in (0, 1)]
        for step in range(steps + 1):
            t = step / steps
            out.append(
                tuple(
                    (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * point[axis] + t * t * end[axis]
                    for axis in (0, 1)
                )
            )
    return out


def divided(points, longest):
    """The profile with no segment longer than `longest`."""
    out = [points[0]]
    for (r0, z0), (r1, z1) in zip(points, points[1:]):
        parts = max(1, int(hypot(r1 - r0, z1 - z0) / longest + 0.999))
        out += [(r0 + (r1 - r0) * k / parts, z0 + (z1 - z0) * k / parts) for k in range(1, parts + 1)]
    return out


def lathe(name, profile, material, segments=192, shape=None, parent=None):
    """Revolves a profile around z. u = 0.5 faces the camera, v increases with the height.

    `shape(angle, radius, height)` gives the radius at an angle, for ribs and seams.
    """
    low = min(z for _, z in profile)
    height = max(z for _, z in profile) - low or 1
    vertices = []
    for index in range(segments):
        angle = 2 * pi * index / segments - pi
        for radius, z in profile:
            r = shape(angle, radius, z) if shape else radius
            vertices.append((r * sin(angle), -r * cos(angle), z))
    rows = len(profile)
    faces, uvs = [], []
    for index in range(segments):
        following = (index + 1) % segments
        u0, u1 = index / segments, (index + 1) / segments
        for row in range(rows - 1):
            faces.append(
                (
                    index * rows + row,
                    following * rows + row,
                    following * rows + row + 1,
                    index * rows + row + 1,
                )
            )
            v0, v1 = (profile[row][1] - low) / height, (profile[row + 1][1] - low) / height
            uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    return mesh(name, vertices, faces, material, uvs, parent)


def smoothstep(low, high, value):
    t = min(max((value - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)


def ribs(count, depth, low, high, fade=0.018):
    """The shape of vertical grip ribs between two heights, with soft ends."""

    def shape(angle, radius, z):
        strength = smoothstep(low, low + fade, z) * smoothstep(high, high - fade, z)
        groove = (0.5 - 0.5 * cos(angle * count)) ** 1.6
        return radius - depth * strength * groove

    return shape
