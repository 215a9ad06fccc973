"""The fabrics of garments."""

from dataclasses import dataclass, replace

import numpy


def linear(colour):
    """'#rrggbb' as linear RGB."""
    channels = [int(colour.lstrip('#')[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return numpy.array(
        [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], numpy.float32
    )


@dataclass
class Fabric:
    """`thickness` in cm; `sheen` of the fibres on slopes, `gloss` of a coating; `grain` height of the
    yarn in cm; `weave` spacing of woven yarn in cm, 0 for knits; `melange` contrast of the fibres."""

    colour: str
    thickness: float
    sheen: float = 0.1
    gloss: float = 0.0
    grain: float = 0.012
    melange: float = 0.0
    weave: float = 0.0

    def shade(self, share):
        """The same fabric, lighter or darker."""
        colour = '#' + ''.join(
            f'{min(255, round(int(self.colour.lstrip("#")[at : at + 2], 16) * share)):02x}' for at in (0, 2, 4)
        )
        return replace(self, colour=colour)


def jersey(colour, **own):
    return Fabric(colour, **{'thickness': 0.22, 'sheen': 0.2, 'gloss': 0.14, 'grain': 0.006, **own})


def fleece(colour, **own):
    return Fabric(colour, **{'thickness': 0.45, 'sheen': 0.3, 'gloss': 0.03, 'grain': 0.009, **own})


def nylon(colour, **own):
    return Fabric(colour, **{'thickness': 0.2, 'sheen': 0.05, 'gloss': 0.75, 'grain': 0.003, **own})
