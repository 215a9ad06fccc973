"""Scalar fields with one value per pixel."""

import numpy


def smoothstep(low, high, value):
    t = numpy.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blurred(field, sigma):
    """Gaussian blur, `sigma` in pixels."""
    rows, columns = field.shape
    reach = int(4 * sigma) + 1
    padded = numpy.pad(field, reach, mode='edge')
    high, wide = padded.shape
    fy, fx = numpy.fft.fftfreq(high)[:, None], numpy.fft.rfftfreq(wide)[None]
    kernel = numpy.exp(-2 * (numpy.pi * sigma) ** 2 * (fy**2 + fx**2))
    out = numpy.fft.irfft2(numpy.fft.rfft2(padded) * kernel, s=padded.shape)
    return out[reach : reach + rows, reach : reach + columns].astype(numpy.float32)


def noise(shape, length, seed, stretch=(1, 1)):
    """Smooth noise with standard deviation 1. `length` in pixels, `stretch` per axis (x, y)."""
    rows, columns = shape
    waves = numpy.fft.rfft2(numpy.random.default_rng(seed).standard_normal(shape))
    fy, fx = numpy.fft.fftfreq(rows)[:, None], numpy.fft.rfftfreq(columns)[None]
    waves *= numpy.exp(-2 * length**2 * ((fx * stretch[0]) ** 2 + (fy * stretch[1]) ** 2))
    waves[0, 0] = 0
    field = numpy.fft.irfft2(waves, s=shape)
    return (field / field.std()).astype(numpy.float32)
