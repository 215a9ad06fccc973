/** Time runs from 0 to 1 in every video and then restarts. */

const turn = 2 * Math.PI

export const clamp = (value: number, low: number = 0, high: number = 1) =>
  Math.min(Math.max(value, low), high)

/** @param share 0–1 */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Wraps any number into the loop, 0–1. */
export const loop = (t: number): number => t - Math.floor(t)

/**
 * A sine wave of ±1.
 * @param times whole number of periods in a loop
 * @param phase 0–1
 */
export const swing = (t: number, times: number, phase: number = 0) =>
  Math.sin(turn * (times * t + phase))

/**
 * Eases in and out, with zero speed and acceleration at both ends.
 * @param x 0–1
 */
export function ease(x: number) {
  const at = clamp(x)
  return at * at * at * (at * (at * 6 - 15) + 10)
}

/** Eased progress of `t` from `start` to `end`, 0–1. */
export const between = (t: number, start: number, end: number) => ease((t - start) / (end - start))

/**
 * 1 during the interval, eased in and out, otherwise 0.
 * @param times start and end of easing in, then of easing out
 */
export const during = (
  t: number,
  [inFrom, inTo, outFrom, outTo]: [number, number, number, number],
) => between(t, inFrom, inTo) - between(t, outFrom, outTo)

/**
 * A damped oscillation after an impulse at 0.
 * @param seconds since the impulse
 * @param options.decay in 1/s
 */
export const dampedOscillation = (
  seconds: number,
  { hertz, decay }: { hertz: number; decay: number },
) => (seconds <= 0 ? 0 : Math.sin(turn * hertz * seconds) * Math.exp(-decay * seconds))

/**
 * Height of an object that falls from 1 and bounces.
 * @param x 0 at release, 1 at the first contact
 * @param spring ratio between the heights of successive bounces
 */
export function bounce(x: number, spring: number) {
  if (x <= 0) return 1
  if (x <= 1) return 1 - x * x
  let since = x - 1
  let height = spring
  while (height > 0.004) {
    const flight = 2 * Math.sqrt(height)
    if (since < flight) return height - (since - flight / 2) ** 2
    since -= flight
    height *= spring
  }
  return 0
}
