"""The flow-wrapped bar, leaning on an unwrapped, broken one: nuts in nougat."""

import numpy

from food import chocolate, crumb, nut, tone, uneven
from materials import film
from noise import layered, noise
from pillow_bag import lying
from placing import placed, scattered
from solid import block, common, joined, solid

HALF = (0.62, 0.19, 0.105)
COAT = 0.02


def break_(points):
    """The break: a rough plane across the bar."""
    return points[:, 0] - 0.36 - 0.016 * layered(points, 0.13, 3, 8)


def coated(points):
    """The chocolate coating: ripples on top, a small foot at the base."""
    ripple = 0.006 * numpy.sin(46 * points[:, 0] + 7 * points[:, 1] + 2.2 * noise(points, 0.2, 2))
    raised = ripple * (points[:, 2] / HALF[2] - 1).clip(0, 1) + 0.005 * noise(points, 0.16, 6)
    body = block(points, (0, 0, HALF[2]), HALF, 0.055) - raised
    foot = block(points, (0, 0, 0.012), (HALF[0] + 0.012, HALF[1] + 0.014, 0.012), 0.011)
    return joined(body, foot, 0.03)


def nougat(points):
    half = numpy.array(HALF) - COAT
    return block(points, (0, 0, HALF[2]), half, 0.04)


def peanuts(parent, seed=11):
    """Peanut halves that protrude from the break."""
    random = numpy.random.default_rng(seed)
    looks = [nut('#dba860'), nut('#c98d45'), nut('#e6bf80')]
    spots = scattered(lambda: random.uniform((-0.145, 0.045), (0.145, 0.17)), 0.043)
    for index, (y, z) in enumerate(spots):
        holder = placed('nut', parent, (0.36, y, z), random.uniform(-90, 90, 3))
        size = random.uniform((0.026, 0.02, 0.017), (0.04, 0.028, 0.024))

        def field(points, size=size):
            return (numpy.linalg.norm(points / size, axis=1) - 1) * size.min()

        solid('nut', field, ((-0.05,) * 3, (0.05,) * 3), 0.006, looks[index % 3], holder)


def bare(parent):
    low, high = (-0.66, -0.23, -0.02), (0.44, 0.23, 0.25)

    def coat(points):
        return common(numpy.maximum(coated(points), -nougat(points)), break_(points), 0.006)

    def inside(points):
        return common(nougat(points) - 0.001, break_(points) + 0.003, 0.004)

    solid('coat', coat, (low, high), 0.008, chocolate(), parent)
    filled = solid('nougat', inside, (low, high), 0.008, crumb('#b97f45', 0.6, 0.006), parent)
    tone(filled, uneven(0.05, 0.25, 4))
    peanuts(parent)


def build(job, parent):
    front = film(job['labels'][0], job['relief'], shade=0.07)
    wrapped = placed('wrapped', parent, job['wrapped']['place'], job['wrapped']['tilt'])
    lying(job['bag'], front, job['cache'], wrapped)
    bare(placed('bare', parent, job['bare']['place'], job['bare']['tilt']))
