import { backdrop, stand, standingShadows } from './scene.ts'
import { mix, swing } from './motion.ts'
import type { Context } from './scene.ts'
import type { Video } from './video.ts'

/** A kettlebell swings and bobs on a red resistance band, with its shadow on the floor. */

const size = { width: 1280, height: 720 }
const bell = { width: 300, grip: 0.939 }
/** Half of the grip's thickness. */
const bar = 26
const floor = 672
/** The fixed end of the band, above the picture. */
const anchor = { x: 640, y: -560 }
const rest = 672

/** A pendulum on rubber bobs twice per swing. */
const pose = (t: number) => ({
  angle: 0.125 * swing(t, 2),
  length: rest + 15 * swing(t, 4, 0.2) + 5 * swing(t, 2, 0.05),
  tilt: 0.03 * swing(t, 2, -0.07),
})

/**
 * Draws the band around the grip. It narrows when stretched.
 * @param length from the anchor to the centre of the grip
 */
function band(context: Context, length: number) {
  const wide = 40 * (rest / length) ** 3
  const [top, end] = [length - bar, length + bar]
  const sides = context.createLinearGradient(-wide, 0, wide, 0)
  sides.addColorStop(0, '#9c0a1d')
  sides.addColorStop(0.06, '#f04a5f')
  sides.addColorStop(0.13, '#dc1a33')
  sides.addColorStop(0.87, '#c90f27')
  sides.addColorStop(0.95, '#d92b42')
  sides.addColorStop(1, '#7d0716')
  const bend = context.createLinearGradient(0, top - bar, 0, end)
  bend.addColorStop(0, '#50000a00')
  bend.addColorStop(0.34, '#ff8a9630')
  bend.addColorStop(0.6, '#50000a18')
  bend.addColorStop(1, '#1a0004d8')

  context.beginPath()
  context.moveTo(-wide * 0.94, 0)
  context.lineTo(-wide, top)
  context.quadraticCurveTo(-wide * 1.04, length, -wide, end - 4)
  context.quadraticCurveTo(0, end + 5, wide, end - 4)
  context.quadraticCurveTo(wide * 1.04, length, wide, top)
  context.lineTo(wide * 0.94, 0)
  for (const paint of [sides, bend]) {
    context.fillStyle = paint
    context.fill()
  }
}

export const video: Video = {
  ...size,
  seconds: 5,
  exposures: 6,
  sprites: { kettlebell: 460 },
  motion: (t) => Object.values(pose(t)),
  open({ kettlebell }) {
    if (!kettlebell) throw new Error('Missing picture: kettlebell')
    const ground = backdrop('sun', size)
    const shadow = standingShadows()
    const height = (bell.width * kettlebell.height) / kettlebell.width

    return (context, t) => {
      const { angle, length, tilt } = pose(t)
      const grip = {
        x: anchor.x - Math.sin(angle) * length,
        y: anchor.y + Math.cos(angle) * length,
      }
      const below = {
        x: grip.x - Math.sin(angle + tilt) * height * bell.grip,
        y: grip.y + Math.cos(angle + tilt) * height * bell.grip,
      }
      const lift = (floor - below.y) / bell.width
      context.drawImage(ground, 0, 0)
      shadow(context, { x: below.x, y: floor, width: bell.width * mix(0.86, 1, lift) }, lift * 0.5)
      stand(context, kettlebell, {
        x: below.x,
        y: below.y,
        width: bell.width,
        turn: angle + tilt,
      })
      context.save()
      context.translate(anchor.x, anchor.y)
      context.rotate(angle)
      band(context, length)
      context.restore()
    }
  },
}
