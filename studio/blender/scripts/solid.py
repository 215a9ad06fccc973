"""Cast and moulded solids from signed distance fields, with smooth transitions between parts.

A field maps an array of points (n, 3) to signed distances, negative inside.
"""

import numpy

from geometry import mesh


def joined(one, other, blend):
    """The union of two fields, with a fillet of `blend`."""
    share = numpy.clip(0.5 + 0.5 * (other - one) / blend, 0, 1)
    return other + (one - other) * share - blend * share * (1 - share)


def common(one, other, blend):
    """The intersection of two fields, with edges rounded by `blend`."""
    return -joined(-one, -other, blend)


def ball(points, centre, radius):
    return numpy.linalg.norm(points - numpy.array(centre), axis=1) - radius


def bar(points, path, radii):
    """A round bar along a path, with a radius per point."""
    nearest = numpy.full(len(points), numpy.inf)
    for start, end, thick, then in zip(path, path[1:], radii, radii[1:]):
        start, way = numpy.array(start), numpy.array(end) - numpy.array(start)
        along = numpy.clip((points - start) @ way / (way @ way), 0, 1)
        away = numpy.linalg.norm(points - start - along[:, None] * way, axis=1)
        nearest = numpy.minimum(nearest, away - thick - (then - thick) * along)
    return nearest


def block(points, centre, half, radius):
    """A box with rounded edges."""
    away = numpy.abs(points - numpy.array(centre)) - numpy.array(half) + radius
    outside = numpy.linalg.norm(numpy.maximum(away, 0), axis=1)
    return outside + numpy.minimum(away.max(axis=1), 0) - radius


def gradient(field, points, step=0.001):
    offsets = numpy.eye(3) * step
    slopes = [field(points + offset) - field(points - offset) for offset in offsets]
    return numpy.stack(slopes, axis=1) / (2 * step)


def _nets(values, low, cell):
    """Naive surface nets: a vertex per cell that the surface crosses, a quad per crossed edge."""
    inside = values < 0
    corners = numpy.stack([inside[x : x - 1 or None, y : y - 1 or None, z : z - 1 or None]
                           for x in (0, 1) for y in (0, 1) for z in (0, 1)])  # fmt: skip
    crossed = corners.any(axis=0) & ~corners.all(axis=0)
    index = numpy.full(crossed.shape, -1)
    index[crossed] = numpy.arange(crossed.sum())
    points = low + (numpy.argwhere(crossed) + 0.5) * cell
    faces = []
    for axis in range(3):
        ahead = [slice(None)] * 3
        ahead[axis], behind = slice(1, None), [slice(None)] * 3
        behind[axis] = slice(None, -1)
        first, second = inside[tuple(behind)], inside[tuple(ahead)]
        for edges, flip in ((first & ~second, False), (~first & second, True)):
            at = numpy.argwhere(edges)
            a, b = (axis + 1) % 3, (axis + 2) % 3
            at = at[(at[:, a] > 0) & (at[:, b] > 0)]
            quad = []
            for back_a, back_b in ((1, 1), (0, 1), (0, 0), (1, 0)):
                place = at.copy()
                place[:, a] -= back_a
                place[:, b] -= back_b
                quad.append(index[tuple(place.T)])
            faces.append(numpy.stack(quad[::-1] if flip else quad, axis=1))
    return points, numpy.concatenate(faces)


def solid(name, field, box, cell, material, parent=None, lay=None):
    """Meshes the field's surface inside `box` (low, high). `lay(points)` returns the artwork's (u, v)."""
    low, high = numpy.array(box[0]), numpy.array(box[1])
    counts = numpy.ceil((high - low) / cell).astype(int) + 1
    grid = numpy.stack(numpy.meshgrid(*map(numpy.arange, counts), indexing='ij'), axis=-1)
    values = field(low + grid.reshape(-1, 3) * cell).reshape(counts)
    points, faces = _nets(values, low, cell)
    for _ in range(5):
        slope = gradient(field, points)
        points = points - slope * (field(points) / (slope**2).sum(axis=1).clip(0.2))[:, None]
    normals = gradient(field, points, 0.008)
    normals /= numpy.linalg.norm(normals, axis=1)[:, None]
    uvs = None
    if lay:
        uv = lay(points)
        uvs = uv[faces].tolist()
    made = mesh(name, points.tolist(), faces.tolist(), material, uvs, parent, crease=180)
    made.data.normals_split_custom_set_from_vertices(normals.tolist())
    return made
