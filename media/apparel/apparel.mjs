// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fingerprint } from '../encode.mjs'
import { work } from '../family.mjs'
import { garments } from './garments.mjs'
import { drawPrints, htmlOf } from './prints.mjs'
import { modulesOf } from './python.mjs'

/** @typedef {import('./garments.mjs').Garment} Garment */

const flatlay = fileURLToPath(new URL('flatlay/', import.meta.url))
const folder = `${work}apparel/`
/** Blender's Debian package brings numpy for this Python; a version manager's own may lack it. */
const python = process.env.PYTHON ?? '/usr/bin/python3'

/** Laid and lit at twice the size, so that stitches and edges come out smooth. */
const oversampling = 2
/** Clear pixels on every side, as every cut-out has. */
const margin = 2

/** @type {[string, Garment][]} */
const all = Object.entries(garments)

/** @param {string} name */
function garmentOf(name) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`no garment named ${name}`)
  return found[1]
}

/** @param {Garment} garment @param {boolean} draft */
const widthOf = ({ large }, draft) => (draft ? 400 : large ? 1200 : 800)

/** @param {string} name @param {boolean} draft */
async function sourceOf(name, draft) {
  const garment = garmentOf(name)
  const { form, build, prints } = garment
  const scripts = await modulesOf(flatlay, ['lay', form])
  return fingerprint(scripts, [build, prints, prints.map(htmlOf), widthOf(garment, draft)])
}

/** @param {string} name */
const printsOf = (name) =>
  garmentOf(name).prints.map((print, index) => ({ print, path: `${folder}${name}.${index}.rgba` }))

/**
 * @param {string} job path of its JSON
 * @returns {Promise<{ width: number, height: number }>} of what it drew
 */
async function lay(job) {
  const child = spawn('nice', ['-n', '10', python, `${flatlay}lay.py`, job], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let answer = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (answer += text))
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (complaint += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`no garment from ${job}\n${complaint}`)
  /** @type {unknown} */
  const size = JSON.parse(answer)
  return /** @type {{ width: number, height: number }} */ (size)
}

/** @param {string[]} names @param {boolean} draft */
async function open(names, draft) {
  await mkdir(folder, { recursive: true })
  const drawn = await drawPrints(names.flatMap(printsOf))
  return {
    /** @type {import('../family.mjs').Maker['make']} */
    async make(name, out, onProgress) {
      const garment = garmentOf(name)
      const width = widthOf(garment, draft)
      const raw = `${out}.rgba`
      const job = `${out}.job`
      const prints = printsOf(name).map(({ print, path }) => ({
        drawing: drawn.find((one) => one.path === path),
        place: print.place,
      }))
      await writeFile(
        job,
        JSON.stringify({
          form: garment.form,
          build: garment.build,
          prints,
          width: width * oversampling,
          out: raw,
        }),
      )
      const size = await lay(job)
      await sharp(await readFile(raw), { raw: { ...size, channels: 4 } })
        .resize({ width: width - 2 * margin, kernel: 'lanczos3' })
        .extend({
          top: margin,
          bottom: margin,
          left: margin,
          right: margin,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .png()
        .toFile(`${out}.png`)
      await Promise.all([raw, job].map((file) => rm(file)))
      onProgress(1)
    },
    close: () => undefined,
  }
}

/**
 * Apparel laid flat: cut, settled and lit in numpy, where a garment seen from above is a height field.
 * @type {import('../family.mjs').Family}
 */
export const apparel = {
  kind: 'cut-out',
  items: Object.fromEntries(
    all.map(([name, { alt, world, large }]) => [
      name,
      { alt, world, group: 'apparel', ...(large && { large }) },
    ]),
  ),
  sourceOf,
  open,
}
