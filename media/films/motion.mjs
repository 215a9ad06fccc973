// @ts-check

/** Time runs 0–1 in every film and begins anew: what these give at 1 is what they give at 0. */

const turn = 2 * Math.PI

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low = 0, high = 1) => Math.min(Math.max(value, low), high)

/** @param {number} from @param {number} to @param {number} share 0–1 */
export const mix = (from, to, share) => from + (to - from) * share

/** @param {number} t any number @returns {number} its place in the loop, 0–1 */
export const loop = (t) => t - Math.floor(t)

/** A swing of ±1. @param {number} t @param {number} times a loop, whole @param {number} [phase] 0–1 */
export const swing = (t, times, phase = 0) => Math.sin(turn * (times * t + phase))

/** From rest to rest with no jerk at either end, as a hand moves things. @param {number} x 0–1 */
export function ease(x) {
  const at = clamp(x)
  return at * at * at * (at * (at * 6 - 15) + 10)
}

/** How far `t` is on its way from `start` to `end`, eased. @param {number} t @param {number} start @param {number} end */
export const between = (t, start, end) => ease((t - start) / (end - start))

/** 1 while `t` is within, eased in and out. @param {number} t @param {[number, number, number, number]} times in from, in to, out from, out to */
export const during = (t, [inFrom, inTo, outFrom, outTo]) =>
  between(t, inFrom, inTo) - between(t, outFrom, outTo)

/**
 * What is left of a swing after a push at 0: it rings and dies.
 * @param {number} seconds since the push; before it there is nothing
 * @param {{ hertz: number, decay: number }} body decay in 1/s
 */
export const ring = (seconds, { hertz, decay }) =>
  seconds <= 0 ? 0 : Math.sin(turn * hertz * seconds) * Math.exp(-decay * seconds)

/**
 * Height above the ground of what falls from 1 and bounces.
 * @param {number} x 0 let go, 1 first touch; bounces follow
 * @param {number} spring share of the height kept by each bounce
 */
export function bounce(x, spring) {
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
