import type { Turning } from './turning-packs.ts'
import type { Lettering } from './outlines.ts'
import type { Context } from './scene.ts'

/**
 * A video is a module in this folder that runs in a browser. Frame `i` of `n` depends only on
 * t = i / n, so each frame can be rendered separately.
 */

/** Pictures by name. */
export type Props = Record<string, ImageBitmap>

export type Video = {
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  seconds: number
  /** Exposures per frame, for motion blur; 1 without fast motion. */
  exposures: number
  /** Cut-outs by name, with the maximum drawn width in pixels. */
  sprites?: Record<string, number>
  /** The packs that turn. */
  turning?: Turning[]
  /** The animated values, for the test that the video loops. */
  motion: (t: number) => number[]
  open: (props: Props, lettering: Lettering) => Draw
}

export type Draw = (context: Context, t: number) => void

export const fps = 25
