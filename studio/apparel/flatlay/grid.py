"""Coarse simulation grids for cloth."""

import numpy


class Grid:
    """Nodes over a box, rotated so that folds do not follow the grid along the pattern's warp."""

    def __init__(self, box, spacing, turn):
        self.middle = numpy.array([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])
        self.ways = numpy.array([[numpy.cos(turn), numpy.sin(turn)], [-numpy.sin(turn), numpy.cos(turn)]])
        self.spacing = spacing
        reach = numpy.abs(self.ways) @ numpy.array([box[2] - box[0], box[3] - box[1]]) / 2
        self.columns, self.rows = (2 * numpy.ceil(reach / spacing).astype(int) + 1).tolist()

    def nodes(self):
        u, v = numpy.meshgrid(
            (numpy.arange(self.columns) - self.columns // 2) * self.spacing,
            (numpy.arange(self.rows) - self.rows // 2) * self.spacing,
        )
        return [self.middle[axis] + u * self.ways[0][axis] + v * self.ways[1][axis] for axis in (0, 1)]

    def sampled(self, field, x, y):
        """Interpolates a field at any positions, with uniform cubic B-splines."""
        dx, dy = x - self.middle[0], y - self.middle[1]
        place = [
            ((dx * way[0] + dy * way[1]) / self.spacing + count // 2).clip(0, count - 1.001)
            for way, count in zip(self.ways, (self.columns, self.rows))
        ]
        padded = numpy.pad(field.astype(numpy.float32), ((1, 2), (1, 2)), mode='edge')
        column, row = place[0].astype(int), place[1].astype(int)
        across = _weights((place[0] - column).astype(numpy.float32))
        down = _weights((place[1] - row).astype(numpy.float32))
        out = numpy.zeros(x.shape, numpy.float32)
        for j, weight in enumerate(down):
            out += weight * sum(share * padded[row + j, column + i] for i, share in enumerate(across))
        return out


def _weights(t):
    return (
        (1 - t) ** 3 / 6,
        (3 * t**3 - 6 * t**2 + 4) / 6,
        (-3 * t**3 + 3 * t**2 + 3 * t + 1) / 6,
        t**3 / 6,
    )


def spread(field, inside, rounds=6):
    """Extrapolates the values at the edge, so that interpolation does not fall off there."""
    known = inside.copy()
    field = numpy.where(inside, field, 0.0)
    for _ in range(rounds):
        total, count = numpy.zeros_like(field), numpy.zeros_like(field)
        for axis in (0, 1):
            for way in (1, -1):
                beside = numpy.roll(known, way, axis)
                total += numpy.roll(field, way, axis) * beside
                count += beside
        new = ~known & (count > 0)
        field[new] = total[new] / count[new]
        known |= new
    return field
