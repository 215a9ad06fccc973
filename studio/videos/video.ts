import type { Turning } from './turning-packs.ts'
import type { Lettering } from './outlines.ts'
import type { Context } from './scene.ts'

/**
 * A video is a module of this folder that runs in a browser. Frame `i` of `n` depends on t = i / n
 * alone, so each frame can be rendered again by itself.
 */

/** Pictures by name. */
export type Props = Record<string, ImageBitmap>

export type Video = {
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  seconds: number
  /** Moments in a frame, for motion blur; 1 where nothing moves fast. */
  exposures: number
  /** Cut-outs by name, and the widest that each is drawn, in pixels. */
  sprites?: Record<string, number>
  /** Packs it turns. */
  turning?: Turning[]
  /** The values that move, for the test of the loop. */
  motion: (t: number) => number[]
  open: (props: Props, lettering: Lettering) => Draw
}

export type Draw = (context: Context, t: number) => void

export const fps = 25
