import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderJob, startDisplay } from '../blender/run-blender.ts'
import { work } from '../work-folder.ts'
import { models } from '../blender/models.ts'
import { glossPlate, litPlates, ribs } from './turning-packs.ts'
import type { Turning } from './turning-packs.ts'

/**
 * A turning pack is not rendered frame by frame. Light is additive, so two pictures (plates) are enough to
 * light any label: one with a black label (gloss only), one with a grey label (gloss and half of white).
 * Only the lid's ribs move visibly. They repeat after one rib, so few phases are enough.
 */

const width = 560
const samples = 10
const folder = `${work}plates/`

/** Linear 0.5 in sRGB. White would clip in the key light. */
const midGrey = '#bcbcbc'

export const platePath = (plate: string) => `${folder}${plate}.png`

function jobsOf(pack: Turning) {
  const { form, build, middle } = models[pack]
  const job = (plate: string, label: string, turn = 0) => ({
    ...build,
    form,
    labels: [platePath(label)],
    middle,
    turn,
    cache: `${work}cache`,
    width,
    samples,
    out: platePath(plate),
  })
  const lit = litPlates(pack)
  return [
    ...lit.map((plate, phase) => job(plate, 'grey', (phase * 360) / ribs / lit.length)),
    job(glossPlate(pack), 'black'),
  ]
}

/** Returns the render parameters of every plate, for the video's fingerprint. */
export const plateFacts = (packs: Turning[]) =>
  packs.flatMap(jobsOf).map((job) => ({ ...job, cache: '', out: '', labels: [] }))

const writeSolid = (path: string, colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toFile(path)

/** Whether the plate exists and was rendered by exactly this job. */
async function isUpToDate(job: ReturnType<typeof jobsOf>[number]) {
  const [, rendered] = await Promise.all([
    readFile(job.out).catch(() => ''),
    readFile(`${job.out}.job`, 'utf8').catch(() => ''),
  ])
  return rendered === JSON.stringify(job)
}

/**
 * Renders missing and outdated plates, about 20 s each.
 * @param onProgress 0–1
 */
export async function renderPlates(packs: Turning[], onProgress: (done: number) => void) {
  await mkdir(folder, { recursive: true })
  await writeSolid(platePath('grey'), midGrey)
  await writeSolid(platePath('black'), '#000')
  const outdated = []
  for (const job of packs.flatMap(jobsOf)) if (!(await isUpToDate(job))) outdated.push(job)
  if (!outdated.length) return

  const xvfb = await startDisplay()
  try {
    for (const [index, job] of outdated.entries())
      await renderJob(job, {
        display: xvfb.display,
        onSample: (sample, all) => onProgress((index + sample / (all + 1)) / outdated.length),
      })
  } finally {
    xvfb.close()
  }
}
