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
/** Blender's Debian package brings numpy for this Python; a version manager's own may lack it. */
const python = process.env.PYTHON ?? '/usr/bin/python3'

/** Laid and lit at twice the size, so that stitches and edges come out smooth. */
const oversampling = 2
/** Clear pixels on every side, as every cut-out has. */
const margin = 2

const all: [string, Garment][] = Object.entries(garments)

function garmentOf(name: string) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`no garment named ${name}`)
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
 * @param job path of its JSON
 * @returns of what it drew
 */
async function lay(job: string): Promise<{ width: number; height: number }> {
  const child = spawn('nice', ['-n', '10', python, `${flatlay}lay.py`, job], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let answer = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`no garment from ${job}\n${complaint}`)
  const size: unknown = JSON.parse(answer)
  return size as { width: number; height: number }
}

/** To the width, with clear pixels around. */
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
      const order = { form, build, prints, width: width * oversampling, out: raw }
      await writeFile(job, JSON.stringify(order))
      const size = await lay(job)
      const pixels = await readFile(raw)
      await scaleDown(pixels, size, width).toFile(`${out}.png`)
      await Promise.all([raw, job].map((file) => rm(file)))
      onProgress(1)
    },
    close: () => undefined,
  }
}

/**
 * Apparel laid flat: cut, settled and lit in numpy, where a garment seen from above is a height field.
 */
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
