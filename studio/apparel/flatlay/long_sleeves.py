"""The shared cut of sweatshirt, hoodie and jacket: dropped shoulders, long sleeves, ribbed ends."""

import numpy

from cloth import Gather
from curves import across, both_sides, joined, mirrored, offset, spline

SHOULDER, UNDERARM = (24.6, 5.6), (27.6, 27.5)
CUFF_OUT, CUFF_IN = (43.1, 56.2), (34.8, 58.4)

SLEEVE_TOP = spline(SHOULDER, (31.0, 12.0), (36.6, 25.5), (40.6, 41.0), (43.6, 52.5), CUFF_OUT)
CUFF = spline(CUFF_OUT, (39.2, 57.6), CUFF_IN)
SLEEVE_LOW = spline(CUFF_IN, (33.5, 55.4), (31.7, 48.0), (29.9, 38.5), UNDERARM)
ARMHOLE = spline(SHOULDER, (23.0, 11.5), (23.0, 19), UNDERARM)
CUFF_TOP = spline((43.0, 56.3), (34.9, 58.4))
CUFF_BAND = joined(
    CUFF_TOP,
    spline((34.9, 58.4), (35.9, 61.5), (36.6, 64.6)),
    spline((36.6, 64.6), (40.5, 63.9), (44.2, 62.6)),
    spline((44.2, 62.6), (43.8, 59.6), (43.0, 56.3)),
)


def side(hem):
    """The side from the underarm to the corner above the hem band."""
    return spline(UNDERARM, (27.0, 38), (27.0, 50), (27.5, hem - 6), (27.2, hem - 2.4), (25.9, hem))


def hem_line(hem):
    return spline((25.9, hem), (18, hem + 0.8), (9, hem + 1.1), (0, hem + 1.2))


def outline(neck, shoulder_line, hem):
    """The outline of the body and both sleeves."""
    return both_sides(neck, shoulder_line, SLEEVE_TOP, CUFF, SLEEVE_LOW, side(hem), hem_line(hem))


def gathers(strength=1.0):
    """Gathers under the arms, at the elbows, above the cuffs and along the sides."""
    out = [Gather((-7, 42), 17, 0.006 * strength, 122, 0.6), Gather((9, 54), 15, 0.009 * strength, 70, 0.7)]
    for side_ in (1, -1):
        lean = lambda angle, of=side_: 90 + of * angle  # noqa: E731
        out += [
            Gather((side_ * 25, 28), 7, 0.06 * strength, lean(38), 0.6),
            Gather((side_ * 21, 21), 9, 0.022 * strength, lean(28), 0.8),
            Gather((side_ * 30, 24), 5.5, 0.05 * strength, lean(-22), 0.8),
            Gather((side_ * 33, 16), 6, 0.02 * strength, lean(-40), 0.8),
            Gather((side_ * 34.5, 38 + side_), 6, 0.05 * strength, lean(50), 0.9),
            Gather((side_ * 37, 46 - 2 * side_), 6, 0.04 * strength, lean(-48), 0.7),
            Gather((side_ * 39, 53), 5.5, 0.055 * strength, lean(72), 0.8),
            Gather((side_ * 24, 52), 10, 0.016 * strength, lean(-22), 0.7),
        ]
    return out


def turned(curve, flip):
    """The curve, or its mirror image with the same orientation."""
    return mirrored(curve)[::-1] if flip else curve


def cuffs(garment, fabric, rib=0.34, depth=0.06):
    """The cuffs. Call before the body, whose sleeves gather over them."""
    for flip in (False, True):
        garment.panel(mirrored(CUFF_BAND) if flip else CUFF_BAND, fabric, puff=0.3, roundness=0.5)
        top = CUFF_BAND[: len(CUFF_TOP)]
        garment.band(turned(top[::-1], flip), 8, fabric, rib, depth, lift=0)


def hem_band(garment, fabric, hem, width=6.3, rib=0.34, depth=0.06):
    top = across(spline((25.7, hem - 0.4), (18, hem + 0.4), (9, hem + 0.7), (0, hem + 0.8)))
    low = top + (0, width)
    low[:, 0] *= 1.012
    garment.panel(numpy.vstack([top, low[::-1]]), fabric, puff=0.3, roundness=0.55)
    garment.band(top, width, fabric, rib, depth, lift=0.05)


def ends(garment, hem, within, seed):
    """The armholes, and the seams and gathers between cloth and ribs."""
    for flip in (False, True):
        cuff = turned(CUFF, flip)
        garment.gathered(cuff, 0.13, 1.7, seed + flip, within, spacing=0.4)
        garment.seam(offset(cuff, 0.1), depth=0.08, pucker=0)
        garment.seam(turned(ARMHOLE, flip), pucker=0.05, seed=seed + 2 + flip)
    line = across(hem_line(hem))[::-1]
    garment.gathered(line, 0.11, 1.9, seed + 4, within, spacing=0.45)
