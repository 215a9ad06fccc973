import { banglaPath, latinPath } from './lettering.ts'
import { swing } from './motion.ts'
import { backdrop } from './scene.ts'
import type { Video } from './video.ts'

/** The shop's name in two scripts, in three lines that grow and shrink in turn. */

const size = { width: 1280, height: 720 }
const block = { x: 380, y: 46, width: 520, height: 540, gap: 22 }
const lime = '#cfe56a'
const lines = 3

/**
 * Three sine waves with phases a third apart add up to zero, so the block keeps its height.
 */
function heights(t: number) {
  const even = (block.height - (lines - 1) * block.gap) / lines
  return Array.from({ length: lines }, (_, line) => even * (1 + 0.43 * swing(t, 1, -line / lines)))
}

export const video: Video = {
  ...size,
  seconds: 6,
  exposures: 1,
  motion: heights,
  open(_, { latin, bangla }) {
    const ground = backdrop('plant', size)

    return (context, t) => {
      context.drawImage(ground, 0, 0)
      context.fillStyle = lime
      let y = block.y
      for (const [line, height] of heights(t).entries()) {
        const box = { ...block, y, height }
        context.fill(line === 1 ? latinPath(latin, box) : banglaPath(bangla, box))
        y += height + block.gap
      }
    }
  },
}
