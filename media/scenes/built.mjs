// @ts-check
import { mkdir, readFile, readdir } from 'node:fs/promises'
import { render, startScreen } from '../blender.mjs'
import { fingerprint } from '../encode.mjs'
import { work } from '../family.mjs'
import { drawLabels } from '../labels/draw-labels.mjs'
import { labels } from '../labels/labels.mjs'
import { stillLifes } from './still-lifes.mjs'

/** @typedef {import('./still-life.mjs').StillLife} StillLife */

const folder = `${work}scenes/`
const samples = 16
const draftly = { width: 400, samples: 6 }

const labelPath = (/** @type {string} */ name) => `${folder}${name}.png`

/** @param {string} name */
function stillLifeOf(name) {
  const found = stillLifes[name]
  if (!found) throw new Error(`no still life named ${name}`)
  return found
}

/** @param {StillLife['things'][number]} thing */
const drawingsOf = ({ labels: own, relief }) => [
  ...own,
  ...(typeof relief === 'string' ? [relief] : []),
]

/**
 * A module of studio/ and all that it imports from there.
 * @param {string} module @param {Set<string>} [known]
 */
async function scriptsOf(module, known = new Set()) {
  const file = new URL(`../studio/${module}.py`, import.meta.url)
  if (known.has(file.href)) return known
  known.add(file.href)
  const siblings = await readdir(new URL('../studio/', import.meta.url))
  for (const [, imported = ''] of (await readFile(file, 'utf8')).matchAll(
    /^(?:from|import) (\w+)/gm,
  ))
    if (siblings.includes(`${imported}.py`)) await scriptsOf(imported, known)
  return known
}

/** @param {StillLife} of @param {boolean} draft */
function qualityOf({ width, height }, draft) {
  if (!draft) return { width, height, samples }
  return { ...draftly, height: Math.round((draftly.width * height) / width) }
}

/** @param {string} name @param {boolean} draft */
export async function sourceOf(name, draft) {
  const stillLife = stillLifeOf(name)
  const { things, light, camera } = stillLife
  /** @type {Set<string>} */
  const scripts = new Set()
  for (const module of ['scene', ...things.map(({ form }) => form)])
    await scriptsOf(module, scripts)
  const drawings = things.flatMap(drawingsOf).map((label) => labels[label]?.().html)
  return fingerprint(
    [...scripts].sort().map((href) => new URL(href)),
    [things, light, camera, drawings, qualityOf(stillLife, draft)],
  )
}

/** @param {string[]} names @param {boolean} draft @returns {Promise<import('../family.mjs').Maker>} */
export async function open(names, draft) {
  await mkdir(folder, { recursive: true })
  const drawings = new Set(names.flatMap((name) => stillLifeOf(name).things.flatMap(drawingsOf)))
  await drawLabels([...drawings], labelPath)
  const screen = await startScreen()
  return {
    async make(name, out, onProgress) {
      const stillLife = stillLifeOf(name)
      const { light, camera } = stillLife
      const things = stillLife.things.map((thing) => ({
        ...thing,
        labels: thing.labels.map(labelPath),
        ...(typeof thing.relief === 'string' && { relief: labelPath(thing.relief) }),
      }))
      const job = { things, light, camera, ...qualityOf(stillLife, draft), cache: `${work}cache` }
      await render(
        { ...job, out: `${out}.png` },
        {
          program: 'scene.py',
          display: screen.display,
          onSample: (done, all) => onProgress(done / (all + 1)),
        },
      )
    },
    close: screen.close,
  }
}
