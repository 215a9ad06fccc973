import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fingerprint } from '../fingerprint.ts'
import { work } from '../work-folder.ts'
import { garments } from './garments.ts'
import { drawPrints, htmlOf } from './prints.ts'
import { modulesOf } from './python-modules.ts'
import type { Garment } from './garments.ts'
import { cutOutWidth, type Renderer, type RenderSession } from '../renderer.ts'

const flatlay = fileURLToPath(new URL('flatlay/', import.meta.url))
const folder = `${work}apparel/`
/** Blender's Debian package installs numpy for this Python. A version manager's Python may not have it. */
const python = process.env.PYTHON ?? '/usr/bin/python3'

/** Renders at twice the size for smooth stitches and edges. */
const oversampling = 2
/** Transparent pixels on every side of a cut-out. */
const margin = 2

const all: [string, Garment][] = Object.entries(garments)

function garmentOf(name: string) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`Unknown garment: ${name}`)
  return found[1]
}

const widthOf = (garment: Garment, draft: boolean) => (draft ? 400 : cutOutWidth(garment))

async function fingerprintOf(name: string) {
  const garment = garmentOf(name)
  const { form, build, prints } = garment
  const scripts = await modulesOf(flatlay, ['lay', form])
  return fingerprint(scripts, [build, prints, prints.map(htmlOf), widthOf(garment, false)])
}

const printsOf = (name: string) =>
  garmentOf(name).prints.map((print, index) => ({ print, path: `${folder}${name}.${index}.rgba` }))

/**
 * Renders a garment with lay.py.
 * @param job path of the job's JSON
 * @returns the size of the picture
 */
async function renderGarment(job: string): Promise<{ width: number; height: number }> {
  const child = spawn('nice', ['-n', '10', python, `${flatlay}lay.py`, job], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`lay.py failed for ${job}.\n${stderr}`)
  const size: unknown = JSON.parse(stdout)
  return size as { width: number; height: number }
}

/** Scales to the width, including the transparent margin. */
const scaleDown = (pixels: Buffer, size: { width: number; height: number }, width: number) =>
  sharp(pixels, { raw: { ...size, channels: 4 } })
    .resize({ width: width - 2 * margin, kernel: 'lanczos3' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()

async function open(names: string[], draft: boolean): Promise<RenderSession> {
  await mkdir(folder, { recursive: true })
  const drawn = await drawPrints(names.flatMap(printsOf))
  return {
    async render(name, out, onProgress) {
      const { form, build } = garmentOf(name)
      const width = widthOf(garmentOf(name), draft)
      const raw = `${out}.rgba`
      const job = `${out}.job`
      const prints = printsOf(name).map(({ print, path }) => ({
        drawing: drawn.find((one) => one.path === path),
        place: print.place,
      }))
      const options = { form, build, prints, width: width * oversampling, out: raw }
      await writeFile(job, JSON.stringify(options))
      const size = await renderGarment(job)
      const pixels = await readFile(raw)
      await scaleDown(pixels, size, width).toFile(`${out}.png`)
      await Promise.all([raw, job].map((file) => rm(file)))
      onProgress(1)
    },
    close: () => undefined,
  }
}

/** Renders apparel flat lays in numpy, with each garment as a height field. */
export const apparel: Renderer = {
  kind: 'cut-out',
  items: Object.fromEntries(
    all.map(([name, { alt, palette, large }]) => [
      name,
      { alt, palette, group: 'apparel', ...(large && { large }) },
    ]),
  ),
  fingerprintOf,
  open,
}
