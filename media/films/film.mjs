// @ts-check

/**
 * A film is a module of this folder that runs in a browser: frame `i` of `n` is what `draw` shows
 * at t = i / n, and nothing else, so any frame can be made again alone.
 *
 * @typedef {Record<string, ImageBitmap>} Props pictures by name
 *
 * @typedef {object} Film
 * @property {number} width pixels
 * @property {number} height pixels
 * @property {number} seconds
 * @property {number} exposures how many moments a frame shows: motion blur; 1 where nothing is quick
 * @property {Record<string, number>} [sprites] cut-outs it shows, and how wide they are drawn at most
 * @property {import('./turning-packs.mjs').Turning[]} [turning] packs it turns
 * @property {(t: number) => number[]} motion all that moves, for the test of the loop's seam
 * @property {(props: Props, lettering: import('./outlines.mjs').Lettering) => Draw} open
 *
 * @typedef {(context: import('./scene.mjs').Context, t: number) => void} Draw
 */

export const fps = 25
