import { palettes, type PaletteName } from '../shop.ts'
import { clamp, mix } from './motion.ts'

/** Drawing functions that the videos share: backdrops, standing shadows, sprites. */

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type Size = { width: number; height: number }

export function sheet({ width, height }: Size) {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The 2D context is not available.')
  return { canvas, context }
}

/** A palette's backdrop, like the SVG of backdrop.ts. */
export function backdrop(name: PaletteName, size: Size) {
  const [w1, w2, w3, w4, w5] = palettes[name]
  const { width, height } = size
  const { canvas, context } = sheet(size)
  const wall = context.createLinearGradient(0, 0, 0, height)
  wall.addColorStop(0, w2)
  wall.addColorStop(0.62, w3)
  wall.addColorStop(0.82, w4)
  wall.addColorStop(1, w5)
  context.fillStyle = wall
  context.fillRect(0, 0, width, height)
  context.scale(width, height)
  const light = context.createRadialGradient(0.22, 0.08, 0, 0.22, 0.08, 0.85)
  light.addColorStop(0, w1)
  light.addColorStop(0.7, `${w1}00`)
  context.fillStyle = light
  context.fillRect(0, 0, 1, 1)
  return canvas
}

const drawn = 480

/**
 * Draws a blurred ellipse once; `standingShadows` scales it for each frame.
 * @param options x and y radii and blur, relative to the width of the object's base
 */
function blot({ x, y, blur }: { x: number; y: number; blur: number }) {
  const reach = { x: (x + 3 * blur) * drawn, y: (y + 3 * blur) * drawn }
  const { canvas, context } = sheet({ width: 2 * reach.x, height: 2 * reach.y })
  context.filter = `blur(${blur * drawn}px)`
  context.ellipse(reach.x, reach.y, x * drawn, y * drawn, 0, 0, 7)
  context.fill()
  return { canvas, reach: { x: reach.x / drawn, y: reach.y / drawn } }
}

/**
 * Returns a function that draws the standing shadow of backdrop.ts, also for objects above the floor.
 * Its `lift` is 0 on the floor and 1 at a height equal to the object's width.
 */
export function standingShadows(): (
  context: Context,
  foot: { x: number; y: number; width: number },
  lift?: number,
) => void {
  const contact = blot({ x: 0.48, y: 0.035, blur: 0.022 })
  const cast = blot({ x: 0.6, y: 0.065, blur: 0.055 })
  return (context, { x, y, width }, lift = 0) => {
    const lay = (
      { canvas, reach }: typeof cast,
      right: number,
      up: number,
      size: number,
      strength: number,
    ) => {
      context.globalAlpha = strength
      const [w, h] = [2 * reach.x * width * size, 2 * reach.y * width * size]
      context.drawImage(canvas, x + right * width - w / 2, y - up * width - h / 2, w, h)
      context.globalAlpha = 1
    }
    const close = clamp(1 - lift * 2.4)
    lay(cast, mix(0.12, 0.34, lift), 0.02, mix(1, 1.35, lift), mix(0.26, 0.12, clamp(lift)))
    lay(contact, mix(0, 0.1, lift), 0.03, mix(1, 1.2, lift), 0.62 * close * close)
  }
}

/**
 * Draws a sprite that stands on the floor.
 * @param place centre of its base; `turn` in radians around the point at `pivot` of its height
 */
export function stand(
  context: Context,
  sprite: CanvasImageSource & Size,
  {
    x,
    y,
    width,
    turn = 0,
    pivot = 0,
  }: { x: number; y: number; width: number; turn?: number; pivot?: number },
) {
  const height = (width * sprite.height) / sprite.width
  context.save()
  context.translate(x, y - height * pivot)
  context.rotate(turn)
  context.drawImage(sprite, -width / 2, height * (pivot - 1), width, height)
  context.restore()
}
