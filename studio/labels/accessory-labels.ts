import { logo } from './parts.ts'
import type { Drawing } from './layouts.ts'

/**
 * The accessories' prints, transparent around the ink. 1000 pixels are one scene unit.
 */

const centred = (width: number, height: number, html: string): Drawing => ({
  width,
  height,
  html: `<div style="width:${width}px;height:${height}px;display:flex;align-items:center;justify-content:center">${html}</div>`,
})

/** The unrolled knee sleeve at 500 pixels per scene unit: front in the middle, red sides. */
function sleeve() {
  const [width, height] = [2000, 1350]
  const seam = (from: number, more: number) =>
    Array.from({ length: 41 }, (_, step) => {
      const share = step / 40
      const turn = (from + more * Math.sin(Math.PI * share) ** 1.5) / 360
      return { x: width * turn, y: height * (1 - share) }
    })
  const outline = [...seam(36, 17), ...seam(74, 4).reverse()]
  const side = (sign: number) =>
    `<polygon points="${outline.map(({ x, y }) => `${width / 2 + sign * x},${y}`).join(' ')}" fill="#c8102a"/>`
  return {
    width,
    height,
    html: `<div style="position:relative;width:${width}px;height:${height}px">
      <svg width="${width}" height="${height}" style="position:absolute">${side(-1)}${side(1)}</svg>
      <div style="position:absolute;left:${width / 2 - 215}px;top:250px;width:430px">${logo(430, '#f1efeb')}</div>
    </div>`,
  }
}

export const accessoryLabels: Record<string, () => Drawing> = {
  'lever-belt': () => centred(1500, 400, logo(980, '#f1efeb')),
  'wrist-wraps': () => centred(920, 800, logo(490, '#f1efeb')),
  'knee-sleeves': sleeve,
  'grip-gloves': () => centred(680, 230, logo(440, '#f1efeb')),
  'resistance-bands-light': () => centred(1200, 300, logo(560, '#fbf7f0')),
  'resistance-bands-dark': () => centred(1200, 300, logo(560, '#1a1a1c')),
}
