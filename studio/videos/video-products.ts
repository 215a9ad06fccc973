import { fps } from './video.ts'
import { between } from './motion.ts'
import { backdrop, stand, standingShadows } from './scene.ts'
import { turningPack } from './turning.ts'
import type { Video } from './video.ts'

/**
 * Three packs on one floor turn once, one after the other. They are low in the frame, because the
 * home page shows the tagline above them.
 */

const size = { width: 1280, height: 720 }
const seconds = 5
/** The shader blurs the label, so one exposure per frame is enough. */
const shutter = 0.5 / fps / seconds

/** Back to front. `start` and `end` of the turn are shares of the loop. */
const packs = [
  { name: 'whey-isolate', x: 478, y: 638, width: 178, start: 0.22, end: 0.72, rest: 0.012 },
  { name: 'protein-coffee', x: 808, y: 638, width: 156, start: 0.3, end: 0.8, rest: -0.024 },
  { name: 'casein-protein', x: 646, y: 662, width: 200, start: 0.1, end: 0.6, rest: -0.011 },
] as const

/** The angle in turns. */
const turns = (t: number, { start, end, rest }: { start: number; end: number; rest: number }) =>
  rest - between(t, start, end)

export const video: Video = {
  ...size,
  seconds,
  exposures: 1,
  turning: packs.map(({ name }) => name),
  // A whole turn ends in the initial position.
  motion: (t) => packs.map((pack) => Math.cos(2 * Math.PI * turns(t, pack))),
  open(props) {
    const ground = backdrop('brand', size)
    const shadow = standingShadows()
    const bodies = packs.map((pack) => ({ pack, draw: turningPack(pack.name, props) }))

    return (context, t) => {
      context.drawImage(ground, 0, 0)
      for (const { pack, draw } of bodies) {
        const sweep = turns(t + shutter / 2, pack) - turns(t - shutter / 2, pack)
        shadow(context, pack)
        stand(context, draw(turns(t, pack), sweep), pack)
      }
    }
  },
}
