/** Time runs 0–1 in every video and begins anew: what these give at 1 is what they give at 0. */

const turn = 2 * Math.PI

export const clamp = (value: number, low: number = 0, high: number = 1) =>
  Math.min(Math.max(value, low), high)

/** @param share 0–1 */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * @param t any number
 * @returns its place in the loop, 0–1
 */
export const loop = (t: number): number => t - Math.floor(t)

/**
 * A swing of ±1.
 * @param times a loop, whole
 * @param phase 0–1
 */
export const swing = (t: number, times: number, phase: number = 0) =>
  Math.sin(turn * (times * t + phase))

/**
 * From rest to rest with no jerk at either end, as a hand moves things.
 * @param x 0–1
 */
export function ease(x: number) {
  const at = clamp(x)
  return at * at * at * (at * (at * 6 - 15) + 10)
}

/** How far `t` is on its way from `start` to `end`, eased. */
export const between = (t: number, start: number, end: number) => ease((t - start) / (end - start))

/**
 * 1 while `t` is within, eased in and out.
 * @param times in from, in to, out from, out to
 */
export const during = (
  t: number,
  [inFrom, inTo, outFrom, outTo]: [number, number, number, number],
) => between(t, inFrom, inTo) - between(t, outFrom, outTo)

/**
 * What is left of a swing after a push at 0: it rings and dies.
 * @param seconds since the push; before it there is nothing
 * @param body decay in 1/s
 */
export const ring = (seconds: number, { hertz, decay }: { hertz: number; decay: number }) =>
  seconds <= 0 ? 0 : Math.sin(turn * hertz * seconds) * Math.exp(-decay * seconds)

/**
 * Height above the ground of what falls from 1 and bounces.
 * @param x 0 let go, 1 first touch; bounces follow
 * @param spring share of the height kept by each bounce
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
