"""Chocolate cups beside their carton: fluted, salted, one bitten into."""

import numpy

from finish import flat
from food import chocolate, crumb, tone, uneven
from geometry import mesh
from materials import printed
from noise import layered
from placing import placed
from solid import ball, block, common, solid

FOOT, RIM, TALL = 0.185, 0.235, 0.165
FLUTES = 28


def fluted(points):
    """The whole cup in the shape of its paper."""
    away = numpy.hypot(points[:, 0], points[:, 1])
    angle = numpy.arctan2(points[:, 1], points[:, 0])
    height = points[:, 2]
    reach = FOOT + (RIM - FOOT) * (height / TALL).clip(0, 1)
    fade = ((TALL - 0.012 - height) / 0.03).clip(0, 1)
    side = (away - reach - 0.008 * numpy.cos(FLUTES * angle) * fade) * 0.95
    # The rim is slightly above the top, which has a swirl.
    sunk = 0.012 * (1 - (away / RIM).clip(0, 1) ** 6) - 0.003 * numpy.sin(9 * away / RIM + angle * 2)
    top = height - TALL + sunk
    return common(common(side, top, 0.016), -height, 0.02)


def filling(points):
    away = numpy.hypot(points[:, 0], points[:, 1])
    across = away - FOOT + 0.028 - 0.25 * points[:, 2]
    along = numpy.abs(points[:, 2] - TALL * 0.47) - TALL * 0.47 + 0.03
    return common(across, along, 0.03)


BITES = [((0.03, -0.22, 0.1), 0.13), ((0.18, -0.17, 0.09), 0.13), ((-0.12, -0.23, 0.09), 0.11)]


def bite(points):
    teeth = [ball(points * (1, 1, 0.55), (x, y, z * 0.55), r) for (x, y, z), r in BITES]
    return numpy.min(teeth, axis=0)


def salt(parent, count=17, seed=2):
    """Flakes of sea salt on top, outside the bite."""
    random = numpy.random.default_rng(seed)
    white = flat('salt', '#f7f4ee', Roughness=0.3, Specular=0.6)
    for index in range(count):
        away, angle = 0.18 * random.random() ** 0.5, random.uniform(-0.1, numpy.pi + 0.1)
        size = random.uniform(0.006, 0.013)
        place = (away * numpy.cos(angle), away * numpy.sin(angle), TALL - 0.006)
        holder = placed('flake', parent, place, random.uniform(-35, 35, 3) * (1, 1, 3))
        half = (size, size * random.uniform(0.6, 1), size * 0.45)

        def field(points, half=half):
            return block(points, (0, 0, 0), half, 0.002)

        solid('flake', field, ((-0.018,) * 3, (0.018,) * 3), 0.003, white, holder)


def cup(parent, look, bitten):
    box = ((-RIM - 0.02, -RIM - 0.02, -0.02), (RIM + 0.02, RIM + 0.02, TALL + 0.02))
    if not bitten:
        solid('cup', fluted, box, 0.0055, look, parent)
        return

    def shell(points):
        return common(numpy.maximum(fluted(points), -filling(points)), -bite(points), 0.008)

    def inside(points):
        torn = bite(points) - 0.004 + 0.008 * layered(points, 0.04, 2)
        return common(filling(points) - 0.002, -torn, 0.006)

    solid('shell', shell, box, 0.0055, look, parent)
    butter = solid('filling', inside, box, 0.0055, crumb('#c98a3f', 0.6, 0.005), parent)
    tone(butter, uneven(0.05, 0.22, 4))
    salt(parent)


EDGE = 0.014
# Right, back, left, front: the axis and direction of each side's drawing.
FACES = [(1, 1), (0, -1), (1, -1), (0, 1)]


def outline(half, inset):
    """A rounded rectangle with seven points per corner. Each side begins in the middle of a corner."""
    x, y = half[0] - inset, half[1] - inset
    turn = EDGE - inset * 0.7
    points = []
    corners = [(x, -y, -45), (x, y, 45), (-x, y, 135), (-x, -y, 225)]
    for a, b, start in corners:
        for step in range(7):
            angle = numpy.radians(start - 45 + 15 * step)
            points.append(
                (
                    a - numpy.sign(a) * turn + turn * numpy.cos(angle),
                    b - numpy.sign(b) * turn + turn * numpy.sin(angle),
                )
            )
    return points[3:] + points[:3]


def carton(job, parent):
    """An upright carton of coated board with one drawing on the front and another on the sides."""
    size = job['carton']
    half, height = (size['width'] / 2, size['depth'] / 2), size['height']
    rims = [(0, 0), (0, height - EDGE)]
    rims += [(EDGE * (1 - numpy.cos(a)), height - EDGE * (1 - numpy.sin(a))) for a in numpy.radians((30, 60, 90))]
    rings = [[(x, y, z) for x, y in outline(half, inset)] for inset, z in rims]
    around = len(rings[0])
    faces, uvs, sides = [], [], []
    for row in range(len(rings) - 1):
        for step in range(around):
            following = (step + 1) % around
            spots = [(row, step), (row, following), (row + 1, following), (row + 1, step)]
            axis, way = FACES[step // 7]
            faces.append([ring * around + at for ring, at in spots])
            sides.append(axis == 1)
            uvs.append(
                [
                    (0.5 + way * rings[ring][at][axis] / half[axis] / 2, rings[ring][at][2] / height)
                    for ring, at in spots
                ]
            )
    faces.append([(len(rings) - 1) * around + at for at in range(around)])
    uvs.append([(0.5, 0.999)] * around)
    sides.append(True)
    front, side = (printed(label, roughness=0.5, coat=0.0) for label in job['labels'])
    vertices = [point for ring in rings for point in ring]
    made = mesh('carton', vertices, faces, front, uvs, parent, crease=60)
    made.data.materials.append(side)
    made.data.polygons.foreach_set('material_index', [int(is_side) for is_side in sides])


def build(job, parent):
    box = placed('carton', parent, job['stand'], (0, 0, job['face']))
    carton(job, box)
    look = chocolate('#3f2013', 0.36)
    for one in job['cups']:
        cup(placed('cup', parent, one['place'], one['tilt']), look, one['bitten'])
