import { between, mix, swing } from './motion.ts'
import { backdrop, sheet, stand, standingShadows } from './scene.ts'
import { turningPack } from './turning.ts'
import type { Size } from './scene.ts'
import type { Video } from './video.ts'

/**
 * Five packs on one floor line, low and to the right, because the headline is at the upper left. The
 * camera moves slowly in and out, the tubs turn slightly, a light passes.
 */

const size = { width: 1280, height: 720 }

/** Back to front. `near` is the enlargement when the camera is closest. */
const packs = [
  { name: 'meal-replacement-pro', x: 440, y: 640, width: 166, near: 0.022 },
  { name: 'plant-protein', x: 593, y: 650, width: 178, near: 0.026 },
  { name: 'protein-coffee', x: 1164, y: 646, width: 190, near: 0.026, rest: 0.02, turn: 0.03 },
  { name: 'whey-isolate', x: 760, y: 652, width: 198, near: 0.028, rest: 0.012, turn: 0.03 },
  { name: 'casein-protein', x: 966, y: 676, width: 252, near: 0.038, rest: -0.008, turn: 0.036 },
] as const
const aim = { x: 900, y: 600 }

const zoomAt = (t: number) => 0.5 - 0.5 * Math.cos(2 * Math.PI * t)

/** The light's position over a pack in pack widths. It moves once per loop from left to right. */
const light = (t: number, x: number) => mix(-0.9, 1.9, between(t, 0.12 + x / 4200, 0.62 + x / 4200))

/** Half of the light's width, in pack widths. */
const reach = 0.42

/**
 * The light's intensity on a pack.
 * @param at the light's position in pack widths
 */
const glow = (at: number) => Math.max(0, 1 - Math.abs(at - 0.5) / (0.5 + reach))

/**
 * Draws a soft band of light on a pack, clipped to its outline.
 * @param at the light's position in widths of the sprite
 */
function lit(sprite: CanvasImageSource & Size, at: number) {
  const size = { width: Number(sprite.width), height: Number(sprite.height) }
  const { width, height } = size
  const { canvas, context } = sheet(size)
  context.drawImage(sprite, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  context.setTransform(1, 0, -0.16, 1, 0.08 * height, 0)
  const middle = at * width
  const band = context.createLinearGradient(middle - width * reach, 0, middle + width * reach, 0)
  for (const [stop, alpha] of [
    [0, 0],
    [0.25, 0.05],
    [0.5, 0.17],
    [0.75, 0.05],
    [1, 0],
  ])
    band.addColorStop(stop ?? 0, `rgb(255 246 238 / ${alpha})`)
  context.fillStyle = band
  context.fillRect(-width, 0, 3 * width, height)
  return canvas
}

export const video: Video = {
  ...size,
  seconds: 5,
  exposures: 1,
  sprites: { 'meal-replacement-pro': 340, 'plant-protein': 360 },
  turning: ['protein-coffee', 'whey-isolate', 'casein-protein'],
  motion: (t) => [zoomAt(t), swing(t, 1), ...packs.map(({ x }) => glow(light(t, x)))],
  open(props) {
    const ground = backdrop('brand', size)
    const shadow = standingShadows()
    const bodies = packs.map((pack) => {
      if ('turn' in pack) {
        const draw = turningPack(pack.name, props)
        const { rest, turn } = pack
        return {
          pack,
          spriteAt: (t: number) => draw(rest + turn * swing(t, 1, pack.x / 6000), 0),
        }
      }
      const sprite = props[pack.name]
      if (!sprite) throw new Error(`Missing picture: ${pack.name}`)
      return { pack, spriteAt: () => sprite }
    })

    return (context, t) => {
      context.drawImage(ground, 0, 0)
      for (const { pack, spriteAt } of bodies) {
        const zoom = 1 + pack.near * zoomAt(t)
        const foot = {
          x: aim.x + (pack.x - aim.x) * zoom,
          y: aim.y + (pack.y - aim.y) * zoom,
          width: pack.width * zoom,
        }
        shadow(context, foot)
        stand(context, lit(spriteAt(t), light(t, pack.x)), foot)
      }
    }
  },
}
