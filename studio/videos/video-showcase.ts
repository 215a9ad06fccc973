import { brandRed } from '../shop.ts'
import { between, bounce, loop, dampedOscillation, swing } from './motion.ts'
import { backdrop, stand, standingShadows } from './scene.ts'
import { turningPack } from './turning.ts'
import type { Context } from './scene.ts'
import type { Video } from './video.ts'

/**
 * The wordmark scrolls endlessly. Four palettes wipe over each other along its slant. On each, a pack
 * falls and turns until it stands.
 */

const size = { width: 1280, height: 720 }
const seconds = 6
const floor = 652
const slant = 150

const beats = [
  { palette: 'brand', pack: 'casein-protein', width: 326, type: '#0b0b0c' },
  { palette: 'amber', pack: 'protein-coffee', width: 318, type: '#ffffff' },
  { palette: 'plant', pack: 'plant-protein', width: 336, type: '#f5f7e2' },
  { palette: 'silver', pack: 'whey-isolate', width: 326, type: brandRed },
] as const
const beat = seconds / beats.length

/** Seconds within a beat. The wipe ends when the pack lands. */
const wipe = { from: 0, to: 0.62 }
const fall = { from: 0.14, to: 0.6 }

/** The wordmark's position in wordmark lengths. It speeds up at every wipe. */
const ribbonAt = (t: number) => t - 0.012 * swing(t, beats.length, -0.1)

/** @param since seconds since the start of the beat */
function pose(since: number) {
  const x = (since - fall.from) / (fall.to - fall.from)
  return {
    open: between(since, wipe.from, wipe.to),
    lift: 820 * bounce(x, 0.035),
    spin: 0.62 * (1 - between(since, fall.from - 0.1, fall.to + 0.5)),
    tilt: 0.028 * dampedOscillation(since - fall.to, { hertz: 2.6, decay: 5 }),
  }
}

const palettesPassed = (t: number) =>
  Math.floor(t * beats.length) + pose(loop(t * beats.length) * beat).open

/** Returns the same value for angles that differ by whole turns. */
const turned = (turns: number) => Math.cos(2 * Math.PI * turns)

/** Clips to the part of a palette that the wipe has revealed, right of a slanted edge. */
function clipWipe(context: Context, open: number) {
  const edge = size.width + slant - open * (size.width + 2 * slant)
  context.beginPath()
  context.moveTo(edge + slant / 2, 0)
  context.lineTo(size.width + 2 * slant, 0)
  context.lineTo(size.width + 2 * slant, size.height)
  context.lineTo(edge - slant / 2, size.height)
  context.clip()
}

export const video: Video = {
  ...size,
  seconds,
  exposures: 9,
  sprites: { 'plant-protein': 480 },
  turning: ['casein-protein', 'protein-coffee', 'whey-isolate'],
  motion: (t) => [turned(ribbonAt(t)), turned(palettesPassed(t) / beats.length)],
  open(props, { wordmark }) {
    const shadow = standingShadows()
    const word = new Path2D(wordmark.path)
    const scale = 300 / wordmark.height
    const length = (wordmark.width + 90) * scale
    const pouch = props['plant-protein']
    if (!pouch) throw new Error('Missing picture: plant-protein')
    const scenes = beats.map(({ palette, pack, ...rest }) => ({
      ...rest,
      ground: backdrop(palette, size),
      turned: pack === 'plant-protein' ? () => pouch : turningPack(pack, props),
    }))

    return (context, t) => {
      const now = loop(t) * beats.length
      const current = Math.floor(now)
      for (const age of [1, 0]) {
        const scene = scenes.at((current - age + beats.length) % beats.length)
        if (!scene) continue
        const { open, lift, spin, tilt } = pose((now - current + age) * beat)
        if (age === 0 ? open <= 0 : pose((now - current) * beat).open >= 1) continue
        context.save()
        if (age === 0) clipWipe(context, open)
        context.drawImage(scene.ground, 0, 0)
        context.fillStyle = scene.type
        for (let x = -loop(ribbonAt(t)) * length; x < size.width; x += length) {
          context.save()
          context.translate(x, 128)
          context.scale(scale, scale)
          context.fill(word)
          context.restore()
        }
        const foot = { x: size.width / 2, y: floor, width: scene.width }
        shadow(context, foot, lift / scene.width)
        stand(context, scene.turned(spin - 0.011, 0), { ...foot, y: floor - lift, turn: tilt })
        context.restore()
      }
    }
  },
}
