"""Deterministic smooth noise for baked and cast surfaces."""

import numpy


def noise(points, size, seed=1):
    """Noise from -1 to 1 for points (n, 3), with waves of about `size`."""
    lattice = numpy.random.default_rng(seed).uniform(-1, 1, (32, 32, 32))
    place = points / size + 16
    cell = numpy.floor(place).astype(int)
    share = place - cell
    share = share * share * (3 - 2 * share)
    total = numpy.zeros(len(points))
    for corner in numpy.ndindex(2, 2, 2):
        weight = numpy.where(corner, share, 1 - share).prod(axis=1)
        total += weight * lattice[tuple(((cell + corner) % 32).T)]
    return total


def layered(points, size, layers=3, seed=1):
    """Sums layers of noise, each with half the wavelength and half the height."""
    return sum(noise(points, size / 2**layer, seed + layer) / 2**layer for layer in range(layers))


def cracks(points, size, seed=1):
    """The distance of points (n, 3) to the edges of a Voronoi diagram, seen from above."""
    random = numpy.random.default_rng(seed)
    reach = numpy.abs(points[:, :2]).max() + size
    ticks = numpy.arange(-reach, reach, size)
    seeds = numpy.stack(numpy.meshgrid(ticks, ticks), axis=-1).reshape(-1, 2)
    seeds = seeds + random.uniform(-0.42, 0.42, seeds.shape) * size
    nearest = numpy.full(len(points), numpy.inf)
    second = nearest.copy()
    for seed_place in seeds:
        away = numpy.hypot(*(points[:, :2] - seed_place).T)
        second = numpy.minimum(second, numpy.maximum(nearest, away))
        nearest = numpy.minimum(nearest, away)
    return second - nearest
