import { clamp, mix } from './motion.ts'
import type { Word } from './outlines.ts'

/** Draws words that fill any box (outlines.ts). */

/** The thickness of the bar on top of Bangla letters, as a share of the height. It does not stretch. */
const headline = 0.17

/** Interpolates the outline with this width ÷ height, or returns the nearest one. */
function cut({ masters }: Word, width: number) {
  const upper = masters.findIndex((master) => master.width >= width)
  const to = masters.at(upper)
  const from = masters[Math.max(upper < 0 ? masters.length - 1 : upper - 1, 0)]
  if (!from || !to) throw new Error('The word has no masters.')
  const share = from === to ? 0 : clamp((width - from.width) / (to.width - from.width))
  return {
    width: mix(from.width, to.width, share),
    points: from.points.map((value, index) => mix(value, to.points[index] ?? value, share)),
  }
}

const sizes = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

function path(commands: string, points: number[]) {
  const made = new Path2D()
  let at = 0
  for (const command of commands) {
    const size = sizes[command as keyof typeof sizes]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points.slice(at, at + size)
    at += size
    if (command === 'M') made.moveTo(a, b)
    else if (command === 'L') made.lineTo(a, b)
    else if (command === 'Q') made.quadraticCurveTo(a, b, c, d)
    else if (command === 'C') made.bezierCurveTo(a, b, c, d, e, f)
    else made.closePath()
  }
  return made
}

export type Box = { x: number; y: number; width: number; height: number }

/** Latin: the variable font's width axis does most of the stretching. */
export function latinPath(word: Word, { x, y, width, height }: Box) {
  const { points, width: natural } = cut(word, width / height)
  const stretch = width / (natural * height)
  return path(
    word.commands,
    points.map((value, index) => (index % 2 ? y + value * height : x + value * height * stretch)),
  )
}

/** Bangla: stems and bowls stretch below the bar on top, which keeps its proportions. */
export function banglaPath(word: Word, { x, y, width, height }: Box) {
  const { points, width: natural } = cut(word, width / height)
  const scale = width / natural
  const bar = headline * scale
  const grow = (height - bar) / (1 - headline)
  return path(
    word.commands,
    points.map((value, index) => {
      if (index % 2 === 0) return x + value * scale
      return y + (value < headline ? value * scale : bar + (value - headline) * grow)
    }),
  )
}
