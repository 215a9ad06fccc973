import { backdrop, stand, standingShadows } from './scene.ts'
import { between, during, dampedOscillation } from './motion.ts'
import type { Video } from './video.ts'

/** The shaker lifts off, shakes hard and lands again. */

const size = { width: 1280, height: 720 }
const seconds = 5
const foot = { x: 640, y: 640, width: 218 }
const strokesPerSecond = 3.6
const start = 0.2
const landing = 0.79

function pose(t: number) {
  const held = during(t, [start - 0.06, start + 0.07, landing - 0.12, landing])
  const shaken = during(t, [start + 0.04, start + 0.14, landing - 0.2, landing - 0.1])
  const stroke = 2 * Math.PI * strokesPerSecond * (t - start) * seconds
  const settled = dampedOscillation((t - landing) * seconds, { hertz: 3.1, decay: 6 })
  const crouch =
    between(t, start - 0.12, start - 0.05) * (1 - between(t, start - 0.05, start + 0.02))
  return {
    lift: 62 * held + 40 * shaken * Math.sin(stroke),
    side: 24 * shaken * Math.sin(stroke + 0.5),
    tilt: 0.16 * held + 0.115 * shaken * Math.sin(stroke - 0.35) - 0.022 * settled - 0.03 * crouch,
  }
}

export const video: Video = {
  ...size,
  seconds,
  exposures: 8,
  sprites: { 'founders-shaker': 360 },
  motion: (t) => Object.values(pose(t)),
  open({ 'founders-shaker': shaker }) {
    if (!shaker) throw new Error('Missing picture: founders-shaker')
    const ground = backdrop('graphite', size)
    const shadow = standingShadows()

    return (context, t) => {
      const { lift, side, tilt } = pose(t)
      context.drawImage(ground, 0, 0)
      shadow(
        context,
        { x: foot.x + side * 0.7 - tilt * 120, y: foot.y, width: foot.width * 0.84 },
        lift / 190,
      )
      stand(context, shaker, {
        x: foot.x + side,
        y: foot.y - Math.max(lift, 0),
        width: foot.width,
        turn: tilt,
        pivot: Math.min(lift / 60, 1) * 0.5,
      })
    }
  },
}
