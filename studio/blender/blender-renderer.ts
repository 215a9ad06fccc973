import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { accessories } from './accessory-models.ts'
import { renderJob, startDisplay } from './run-blender.ts'
import { despeckle } from './despeckle.ts'
import { fingerprint } from '../fingerprint.ts'
import { work } from '../work-folder.ts'
import { drawLabels } from '../labels/draw-labels.ts'
import { labels } from '../labels/labels.ts'
import { merchandise } from './merchandise-models.ts'
import { models } from './models.ts'
import type { Model } from './models.ts'
import { cutOutWidth, type Group, type Renderer, type RenderSession } from '../renderer.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const shared = ['render', 'camera', 'light', 'materials', 'geometry', 'sealed_film']
/** Groups of merchandise that is not part of the limited edition. */
const otherGroups: Map<string, Group> = new Map([
  ['kettlebell', 'props'],
  ['dumbbell', 'props'],
  ['liquid-chalk', 'accessories'],
  ['speed-rope', 'accessories'],
])

const labelPath = (name: string) => `${work}labels/${name}.png`

const all: [string, Model][] = Object.entries(models)

function modelOf(name: string) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`Unknown model: ${name}`)
  return found[1]
}

function groupOf(name: string): Group {
  if (Object.hasOwn(merchandise, name)) return otherGroups.get(name) ?? 'limited'
  if (Object.hasOwn(accessories, name)) return 'accessories'
  return 'packs'
}

const qualityOf = (model: Model, draft: boolean) =>
  draft ? { width: 400, samples: 6 } : { width: cutOutWidth(model), samples: 12 }

/** The names of the labels and relief that a model needs. */
const drawingsOf = ({ labels: own, build }: Model) => [
  ...own,
  ...(typeof build.relief === 'string' ? [build.relief] : []),
]

function fingerprintOf(name: string) {
  const model = modelOf(name)
  const drawings = drawingsOf(model).map((label) => labels[label]?.().html)
  const { build, middle, turn, elevation } = model
  const scripts = [...shared, ...(model.parts ?? []), model.form].map((script) =>
    here(`scripts/${script}.py`),
  )
  return fingerprint(
    [...scripts, here('../labels/draw-labels.ts')],
    [build, middle, turn, elevation, drawings, qualityOf(model, false)],
  )
}

const jobOf = (model: Model, draft: boolean, out: string) => ({
  ...model.build,
  ...(typeof model.build.relief === 'string' && { relief: labelPath(model.build.relief) }),
  form: model.form,
  labels: model.labels.map(labelPath),
  middle: model.middle,
  turn: model.turn,
  ...(model.elevation && { elevation: model.elevation }),
  cache: `${work}cache`,
  ...qualityOf(model, draft),
  out,
})

async function despeckleFile(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  despeckle(data, info)
  const { width, height } = info
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file)
}

async function open(names: string[], draft: boolean): Promise<RenderSession> {
  const drawings = new Set(names.flatMap((name) => drawingsOf(modelOf(name))))
  await mkdir(`${work}labels`, { recursive: true })
  console.log(`labels: ${drawings.size}`)
  await drawLabels([...drawings], labelPath)
  const xvfb = await startDisplay()
  return {
    async render(name, out, onProgress) {
      const master = `${out}.png`
      await renderJob(jobOf(modelOf(name), draft, master), {
        display: xvfb.display,
        onSample: (sample, samples) => onProgress(sample / (samples + 1)),
      })
      if (!draft) await despeckleFile(master)
    },
    close: xvfb.close,
  }
}

/** Renders packs, merchandise, accessories and props with Blender. */
export const objects: Renderer = {
  kind: 'cut-out',
  items: Object.fromEntries(
    all.map(([name, { alt, palette, large }]) => [
      name,
      { alt, palette, group: groupOf(name), ...(large && { large }) },
    ]),
  ),
  fingerprintOf,
  open,
}
