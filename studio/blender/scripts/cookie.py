"""The cookie beside its wrapper: thick, soft-baked, with a cracked top and chocolate chunks."""

import numpy

from food import chocolate, crumb, tone
from materials import film
from noise import cracks, layered, noise
from pillow_bag import upright
from placing import placed, scattered
from solid import block, solid

RADIUS, THICK = 0.43, 0.17
ROUND = 0.075


def risen(points):
    """The height of the top, with its maximum in the middle."""
    away = numpy.hypot(points[:, 0], points[:, 1]) / RADIUS
    return THICK * (1 - 0.22 * away.clip(0, 1.2) ** 3)


def split(points):
    """The depth of the cracks, 0 to 1, in patches; 0 at the base of the rim."""
    width = 0.007 + 0.03 * noise(points, 0.22, 9)
    crack = (1 - cracks(points, 0.2, 5) / width.clip(0.001)).clip(0, 1) ** 0.7
    return crack * ((points[:, 2] - THICK * 0.35) / (THICK * 0.3)).clip(0, 1)


def dough(points):
    away = numpy.hypot(points[:, 0], points[:, 1])
    flat_angle = points / away.clip(0.01)[:, None] * (1, 1, 0)
    reach = RADIUS + 0.014 * noise(flat_angle, 0.8, 3)
    height = risen(points)
    across = away - reach + ROUND
    along = numpy.abs(points[:, 2] - height / 2) - height / 2 + ROUND
    outside = numpy.hypot(across.clip(0), along.clip(0))
    smooth = outside + numpy.minimum(numpy.maximum(across, along), 0) - ROUND
    return smooth + 0.015 * layered(points, 0.1, 4, 2) + 0.026 * split(points)


def baked(points):
    """Darker shades in the cracks and at the base."""
    low = (1 - points[:, 2] / 0.06).clip(0, 1)
    return (1 + 0.16 * layered(points, 0.16, 3, 6)) * (1 - 0.5 * split(points)) * (1 - 0.3 * low)


def chunks(parent, seed=4):
    """Broken chocolate, half embedded in the top."""
    random = numpy.random.default_rng(seed)
    looks = [chocolate('#28130b', 0.42), chocolate('#28130b', 0.42), chocolate('#57301b', 0.45)]

    def offer():
        away, angle = RADIUS * 0.86 * random.random() ** 0.5, random.uniform(0, 2 * numpy.pi)
        return away * numpy.cos(angle), away * numpy.sin(angle)

    for index, (x, y) in enumerate(scattered(offer, 0.115)):
        half = random.uniform((0.03, 0.026, 0.026), (0.066, 0.05, 0.036))
        height = risen(numpy.array([[x, y, 0]]))[0] - 0.014
        lean = random.uniform(-24, 24, 2) + numpy.array([-y, x]) * 60
        holder = placed('chunk', parent, (x, y, height), (*lean, random.uniform(0, 90)))

        def field(points, half=half, shift=index):
            return block(points, (0, 0, 0), half, 0.012) + 0.015 * noise(points + shift, 0.06)

        box = 0.085
        solid('chunk', field, ((-box,) * 3, (box,) * 3), 0.008, looks[index % 3], holder)


def cookie(parent):
    box = ((-RADIUS - 0.06, -RADIUS - 0.06, -0.03), (RADIUS + 0.06, RADIUS + 0.06, THICK + 0.04))
    made = solid('cookie', dough, box, 0.0085, crumb('#5a321d', grain=0.007), parent)
    tone(made, baked)
    chunks(parent)


def build(job, parent):
    wrapper = placed('wrapper', parent, job['stand'], (-7, 0, job['face']))
    upright(job['bag'], film(job['labels'][0], job['relief'], shade=0.1), job['cache'], wrapper)
    cookie(placed('cookie', parent, job['cookie']['place'], job['cookie']['tilt']))
