// @ts-check
import { fps } from './film.mjs'
import { between } from './motion.mjs'
import { backdrop, stand, standingShadows } from './scene.mjs'
import { turningPack } from './turning.mjs'

/**
 * Three packs on one floor turn once, one after the other, and face us again. They stand low: on
 * the home page the tagline is above them.
 */

const size = { width: 1280, height: 720 }
const seconds = 5
/** The label is blurred in its own shader, so one exposure of the whole is enough. */
const shutter = 0.5 / fps / seconds

/** Back to front; `start` and `end` of its turn, shares of the loop. */
const packs = /** @type {const} */ ([
  { name: 'whey-isolate', x: 478, y: 638, width: 178, start: 0.22, end: 0.72, rest: 0.012 },
  { name: 'protein-coffee', x: 808, y: 638, width: 156, start: 0.3, end: 0.8, rest: -0.024 },
  { name: 'casein-protein', x: 646, y: 662, width: 200, start: 0.1, end: 0.6, rest: -0.011 },
])

/** Turns made. @param {number} t @param {{ start: number, end: number, rest: number }} pack */
const turns = (t, { start, end, rest }) => rest - between(t, start, end)

/** @type {import('./film.mjs').Film} */
export const film = {
  ...size,
  seconds,
  exposures: 1,
  turning: packs.map(({ name }) => name),
  // A whole turn is where it began.
  motion: (t) => packs.map((pack) => Math.cos(2 * Math.PI * turns(t, pack))),
  open(props) {
    const world = backdrop('casein', size)
    const shadow = standingShadows()
    const bodies = packs.map((pack) => ({ pack, draw: turningPack(pack.name, props) }))

    return (context, t) => {
      context.drawImage(world, 0, 0)
      for (const { pack, draw } of bodies) {
        const sweep = turns(t + shutter / 2, pack) - turns(t - shutter / 2, pack)
        shadow(context, pack)
        stand(context, draw(turns(t, pack), sweep), pack)
      }
    }
  },
}
