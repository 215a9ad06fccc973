"""Soft goods: strips along a path, and their stitches."""

import numpy

from geometry import divided, mesh, rounded


def unit(vectors):
    return vectors / numpy.linalg.norm(vectors, axis=-1, keepdims=True)


def lengths(path):
    """The arc length at each point of a path."""
    steps = numpy.linalg.norm(numpy.diff(path, axis=0), axis=1)
    return numpy.concatenate([[0], numpy.cumsum(steps)])


def resampled(path, step):
    """Resamples a path with a distance of `step` between points."""
    path = numpy.asarray(path, dtype=float)
    way = lengths(path)
    places = numpy.linspace(0, way[-1], max(2, round(way[-1] / step) + 1))
    return numpy.stack([numpy.interp(places, way, path[:, axis]) for axis in range(3)], axis=1)


def headings(path, closed=False):
    if closed:
        return unit(numpy.roll(path, -1, axis=0) - numpy.roll(path, 1, axis=0))
    return unit(numpy.gradient(path, axis=0))


def framed(path, across, closed=False):
    """An orthogonal frame at each point of a path: ahead, across and outward."""
    path = numpy.asarray(path, dtype=float)
    ahead = headings(path, closed)
    out = unit(numpy.cross(ahead, numpy.broadcast_to(across, path.shape)))
    return ahead, unit(numpy.cross(out, ahead)), out


def beside(path, across, aside, out):
    """A parallel path, offset by `aside` along the width and by `out` from the face."""
    _, wide, outward = framed(path, across)
    return path + wide * aside + outward * out


def strap(width, thickness, edge, steps=5):
    """A strip's cross-section (across, out) with rounded edges."""
    half, face = width / 2, thickness / 2
    corners = [(-half, -face), (half, -face), (half, face), (-half, face)]
    outline = [(0, -face), *[(*corners[at], edge) for at in (1, 2, 3, 0)], (0, -face)]
    return divided(rounded(outline, steps), max(width / 12, thickness / 4))[:-1]


def cord(radius, sides=14):
    turns = numpy.arange(sides) * 2 * numpy.pi / sides
    return numpy.stack([radius * numpy.cos(turns), radius * numpy.sin(turns)], axis=1)


def swept(name, path, across, section, material, parent=None, closed=False, lay=None, spread=None):
    """Sweeps a cross-section along a path. `spread` scales its width per point.

    `lay(along, across, out)` returns the artwork's (u, v). Without it, both are lengths.
    """
    path, section = numpy.asarray(path, dtype=float), numpy.asarray(section, dtype=float)
    _, wide, out = framed(path, across, closed)
    spread = numpy.ones(len(path)) if spread is None else numpy.asarray(spread)
    aside = section[None, :, 0] * spread[:, None]
    points = path[:, None] + wide[:, None] * aside[..., None] + out[:, None] * section[None, :, 1, None]
    rows, columns = len(path), len(section)
    way = lengths(numpy.concatenate([path, path[:1]]) if closed else path)
    row, column = numpy.meshgrid(numpy.arange(rows if closed else rows - 1), numpy.arange(columns), indexing='ij')
    row, column = row.ravel(), column.ravel()
    ends = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
    faces = numpy.stack([(r % rows) * columns + c % columns for r, c in ends], axis=1)
    along = numpy.stack([way[r] for r, _ in ends], axis=1)
    side = numpy.stack([aside[r % rows, c % columns] for r, c in ends], axis=1)
    proud = numpy.stack([section[c % columns, 1] for _, c in ends], axis=1)
    proud = numpy.broadcast_to(proud.mean(axis=1, keepdims=True), proud.shape)
    uvs = numpy.stack(lay(along, side, proud) if lay else (along, side), axis=-1).tolist()
    faces = faces.tolist()
    if not closed:
        first = list(range(columns))
        faces += [first[::-1], [(rows - 1) * columns + at for at in first]]
        uvs += [[(-1, -1)] * columns] * 2
    return mesh(name, points.reshape(-1, 3).tolist(), faces, material, uvs, parent, crease=50)


def stitched(name, places, along, length, radius, material, parent=None):
    """Stitches as capsules, one at each position, in the given directions."""
    places, along = numpy.asarray(places, dtype=float), unit(numpy.asarray(along, dtype=float))
    helper = numpy.where(numpy.abs(along[:, 2:]) < 0.9, [[0, 0, 1]], [[1, 0, 0]])
    side = unit(numpy.cross(along, helper))
    up = numpy.cross(side, along)
    rings = numpy.linspace(-1, 1, 7)
    width = numpy.sqrt(numpy.clip(1 - rings**4, 0.02, 1)) * radius
    turns = numpy.arange(8) * numpy.pi / 4
    local = numpy.stack(
        [
            numpy.repeat(rings * length / 2, 8),
            numpy.outer(width, numpy.cos(turns)).ravel(),
            numpy.outer(width, numpy.sin(turns)).ravel(),
        ],
        axis=1,
    )
    points = numpy.einsum('vk,nkd->nvd', local, numpy.stack([along, side, up], axis=1)) + places[:, None]
    quads = [
        [ring * 8 + turn, ring * 8 + (turn + 1) % 8, ring * 8 + 8 + (turn + 1) % 8, ring * 8 + 8 + turn]
        for ring in range(6)
        for turn in range(8)
    ]
    shape = quads + [list(range(7, -1, -1)), list(range(48, 56))]
    faces = [[at + 56 * copy for at in face] for copy in range(len(places)) for face in shape]
    return mesh(name, points.reshape(-1, 3).tolist(), faces, material, None, parent, crease=80)


def seam(name, path, material, parent=None, pitch=0.085, length=0.06, radius=0.011):
    """A row of stitches along a path."""
    knots = resampled(path, pitch)
    return stitched(name, (knots[:-1] + knots[1:]) / 2, numpy.diff(knots, axis=0), length, radius, material, parent)
