// @ts-check
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { accessories } from './accessories.mjs'
import { render, startScreen } from './blender.mjs'
import { despeckle } from './despeckle.mjs'
import { fingerprint } from './encode.mjs'
import { work } from './family.mjs'
import { drawLabels } from './labels/draw-labels.mjs'
import { labels } from './labels/labels.mjs'
import { merchandise } from './merchandise.mjs'
import { pictures } from './pictures.mjs'

/** @typedef {import('./pictures.mjs').Picture} Picture */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const shared = ['render', 'camera', 'light', 'materials', 'geometry', 'sealed_film']
/** Merchandise that the limited edition does not sell. @type {Map<string, import('./family.mjs').Group>} */
const elsewhere = new Map([
  ['kettlebell', 'props'],
  ['dumbbell', 'props'],
  ['liquid-chalk', 'accessories'],
  ['speed-rope', 'accessories'],
])

const labelPath = (/** @type {string} */ name) => `${work}labels/${name}.png`

/** @type {[string, Picture][]} */
const all = Object.entries(pictures)

/** @param {string} name */
function pictureOf(name) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`no picture named ${name}`)
  return found[1]
}

/** @param {string} name @returns {import('./family.mjs').Group} */
function groupOf(name) {
  if (Object.hasOwn(merchandise, name)) return elsewhere.get(name) ?? 'limited'
  if (Object.hasOwn(accessories, name)) return 'accessories'
  return 'packs'
}

/** @param {Picture} picture @param {boolean} draft */
function qualityOf({ large }, draft) {
  if (draft) return { width: 400, samples: 6 }
  return { width: large ? 1200 : 800, samples: 12 }
}

/** The drawings that a picture needs. @param {Picture} picture */
const drawingsOf = ({ labels: own, build }) => [
  ...own,
  ...(typeof build.relief === 'string' ? [build.relief] : []),
]

/** @param {string} name @param {boolean} draft */
function sourceOf(name, draft) {
  const picture = pictureOf(name)
  const drawings = drawingsOf(picture).map((label) => labels[label]?.().html)
  const { build, middle, turn, elevation } = picture
  const scripts = [...shared, ...(picture.parts ?? []), picture.form].map((script) =>
    here(`studio/${script}.py`),
  )
  return fingerprint(
    [...scripts, here('labels/draw-labels.mjs')],
    [build, middle, turn, elevation, drawings, qualityOf(picture, draft)],
  )
}

/** @param {Picture} picture @param {boolean} draft @param {string} out */
const jobOf = (picture, draft, out) => ({
  ...picture.build,
  ...(typeof picture.build.relief === 'string' && { relief: labelPath(picture.build.relief) }),
  form: picture.form,
  labels: picture.labels.map(labelPath),
  middle: picture.middle,
  turn: picture.turn,
  ...(picture.elevation && { elevation: picture.elevation }),
  cache: `${work}cache`,
  ...qualityOf(picture, draft),
  out,
})

/** @param {string} file */
async function clean(file) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  despeckle(data, info)
  const { width, height } = info
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
}

/** @param {string[]} names @param {boolean} draft */
async function open(names, draft) {
  const drawings = new Set(names.flatMap((name) => drawingsOf(pictureOf(name))))
  await mkdir(`${work}labels`, { recursive: true })
  console.log(`labels: ${drawings.size}`)
  await drawLabels([...drawings], labelPath)
  const screen = await startScreen()
  return {
    /** @type {import('./family.mjs').Maker['make']} */
    async make(name, out, onProgress) {
      const master = `${out}.png`
      await render(jobOf(pictureOf(name), draft, master), {
        display: screen.display,
        onSample: (sample, samples) => onProgress(sample / (samples + 1)),
      })
      if (!draft) await clean(master)
    },
    close: screen.close,
  }
}

/**
 * Packs, merchandise, accessories and props: cut-outs from one Blender studio.
 * @type {import('./family.mjs').Family}
 */
export const studio = {
  kind: 'cut-out',
  items: Object.fromEntries(
    all.map(([name, { alt, world, large }]) => [
      name,
      { alt, world, group: groupOf(name), ...(large && { large }) },
    ]),
  ),
  sourceOf,
  open,
}
