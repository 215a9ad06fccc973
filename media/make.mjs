// @ts-check
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { render, startScreen } from './blender.mjs'
import { encode, fingerprint } from './encode.mjs'
import { drawLabels } from './labels/draw-labels.mjs'
import { labels } from './labels/labels.mjs'
import { readMade, writeMade } from './made.mjs'
import { writeManifest } from './manifest.mjs'
import { pictures } from './pictures.mjs'

/*
 * Makes the shop's pictures: `node media/make.mjs [--draft] [--again] [names…]`.
 * Without names all that are out of date; a draft is small, quick and stays in media/.work.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' }, again: { type: 'boolean' } },
})

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const work = here('.work/')
const quality = options.draft ? { width: 400, samples: 6 } : { width: 800, samples: 12 }
const shared = ['render', 'camera', 'light', 'materials', 'geometry', 'sealed_film']

const made = await readMade()

const labelPath = (/** @type {string} */ name) => `${work}labels/${name}.png`

/** The drawings that a picture needs. @param {import('./pictures.mjs').Picture} picture */
const drawingsOf = ({ labels: own, build }) => [
  ...own,
  ...(typeof build.relief === 'string' ? [build.relief] : []),
]

/** @param {import('./pictures.mjs').Picture} picture */
function sourceOf(picture) {
  const drawings = drawingsOf(picture).map((name) => labels[name]?.().html)
  const { build, middle, turn, elevation } = picture
  const scripts = [...shared, ...(picture.parts ?? []), picture.form].map((name) =>
    here(`studio/${name}.py`),
  )
  return fingerprint(
    [...scripts, here('labels/draw-labels.mjs')],
    [build, middle, turn, elevation, drawings, quality],
  )
}

/** @param {import('./pictures.mjs').Picture} picture @param {string} out */
const jobOf = (picture, out) => ({
  ...picture.build,
  ...(typeof picture.build.relief === 'string' && { relief: labelPath(picture.build.relief) }),
  form: picture.form,
  labels: picture.labels.map(labelPath),
  middle: picture.middle,
  turn: picture.turn,
  ...(picture.elevation && { elevation: picture.elevation }),
  cache: `${work}cache`,
  ...quality,
  out,
})

/** @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** @type {[string, import('./pictures.mjs').Picture][]} */
const all = Object.entries(pictures)
const unknown = positionals.filter((name) => !Object.hasOwn(pictures, name))
if (unknown.length) throw new Error(`no picture named ${unknown.join(', ')}`)

const asked = all.filter(([name]) => !positionals.length || positionals.includes(name))
const sources = new Map(
  await Promise.all(
    asked.map(async ([name, picture]) => /** @type {const} */ ([name, await sourceOf(picture)])),
  ),
)
const due = asked.filter(
  ([name]) => options.again || options.draft || made[name]?.source !== sources.get(name),
)
console.log(`${due.length} to make, ${asked.length - due.length} up to date`)

if (due.length) {
  await mkdir(`${work}labels`, { recursive: true })
  const drawings = new Set(due.flatMap(([, picture]) => drawingsOf(picture)))
  console.log(`labels: ${drawings.size}`)
  await drawLabels([...drawings], labelPath)

  const screen = await startScreen()
  const start = Date.now()
  try {
    for (const [index, [name, picture]] of due.entries()) {
      const master = `${work}${name}${options.draft ? '.draft' : ''}.png`
      await render(jobOf(picture, master), {
        display: screen.display,
        onSample: (sample, samples) => {
          const done = index + sample / (samples + 1)
          const left = ((Date.now() - start) / done) * (due.length - done)
          console.log(
            `[${index + 1}/${due.length}] ${name}: ${sample}/${samples}, ${clock(left)} left`,
          )
        },
      })
      if (options.draft) continue
      made[name] = { ...(await encode(name, master)), source: sources.get(name) ?? '' }
      await writeMade(made)
      await writeManifest(made)
    }
  } finally {
    screen.close()
  }
  console.log(`made in ${clock(Date.now() - start)}`)
}
if (!due.length) await writeManifest(made)
