"""Strips and cords: a cross-section swept along a path."""

from math import cos, pi, sin

import numpy

from geometry import mesh


def oval(half_width, half_thickness, squareness=0.0, steps=24):
    """A cross-section between an ellipse (0) and a nearly rectangular band (1)."""
    power = 1 - 0.75 * squareness
    points = []
    for step in range(steps):
        turn = 2 * pi * step / steps
        across, out = cos(turn), sin(turn)
        points.append(
            (
                half_width * abs(across) ** power * (1 if across >= 0 else -1),
                half_thickness * abs(out) ** power * (1 if out >= 0 else -1),
            )
        )
    return points


def _unit(vectors):
    return vectors / numpy.linalg.norm(vectors, axis=1)[:, None].clip(1e-9)


def sweep(name, path, across, section, material, parent=None, closed=False):
    """Sweeps `section(share)`, a list of points (across, outward), along the path.

    `across` is the direction of the section's width, either one vector or one per point of the path.
    u runs along the path in scene units, v around the section from 0 to 1.
    """
    path = numpy.asarray(path, dtype=float)
    count = len(path)
    if closed:
        ahead = _unit(numpy.roll(path, -1, axis=0) - numpy.roll(path, 1, axis=0))
    else:
        ahead = _unit(numpy.gradient(path, axis=0))
    wide = numpy.broadcast_to(numpy.asarray(across, dtype=float), path.shape)
    wide = _unit(wide - ahead * (wide * ahead).sum(axis=1)[:, None])
    out = numpy.cross(wide, ahead)
    rings, length = [], [0.0]
    for index, place in enumerate(path):
        if index:
            length.append(length[-1] + float(numpy.linalg.norm(place - path[index - 1])))
        ring = numpy.array(section(index / (count - 1)))
        rings.append(place + ring[:, :1] * wide[index] + ring[:, 1:] * out[index])
    around = len(rings[0])
    vertices = numpy.concatenate(rings).tolist()
    faces, uvs = [], []
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        u0, u1 = length[index], length[index + 1] if index + 1 < count else length[index]
        for side in range(around):
            further = (side + 1) % around
            faces.append(
                (
                    index * around + side,
                    following * around + side,
                    following * around + further,
                    index * around + further,
                )
            )
            v0, v1 = side / around, (side + 1) / around
            uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    if not closed:
        faces.append(tuple(range(around)))
        faces.append(tuple(range((count - 1) * around, count * around))[::-1])
        uvs += [[(0, 0)] * around, [(0, 0)] * around]
    return mesh(name, vertices, faces, material, uvs, parent, crease=60)


def cord(name, path, radius, material, parent=None, closed=False):
    """A round cord along an approximately horizontal path."""
    return sweep(name, path, (0, 0, 1), lambda _: oval(radius, radius), material, parent, closed)


def bezier(start, leave, arrive, end, steps=24):
    """Points of a cubic Bézier curve."""
    t = numpy.linspace(0, 1, steps)[:, None]
    start, leave, arrive, end = map(numpy.array, (start, leave, arrive, end))
    return (
        (1 - t) ** 3 * start
        + 3 * t * (1 - t) ** 2 * leave
        + 3 * t * t * (1 - t) * arrive
        + t**3 * end
    )
