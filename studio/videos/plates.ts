import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderJob, startScreen } from '../blender/run-blender.ts'
import { work } from '../work-folder.ts'
import { models } from '../blender/models.ts'
import { glossPlate, litPlates, ribs } from './turning-packs.ts'
import type { Turning } from './turning-packs.ts'

/**
 * A turning pack is not rendered frame by frame. Light is additive, so two plates tell how the
 * studio lights any label: one with a black label (gloss alone), one with a grey one (gloss and
 * half the white). Only the lid's ribs really move; they repeat after one rib, so few phases do.
 */

const width = 560
const samples = 10
const folder = `${work}plates/`

/** Linear 0.5 in sRGB: white would clip where the key light falls. */
const half = '#bcbcbc'

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

/** The parameters of plates, for fingerprints. */
export const plateFacts = (packs: Turning[]) =>
  packs.flatMap(jobsOf).map((job) => ({ ...job, cache: '', out: '', labels: [] }))

const plain = (path: string, colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toFile(path)

/** A plate already there, of exactly this job. */
async function isMade(job: ReturnType<typeof jobsOf>[number]) {
  const [, before] = await Promise.all([
    readFile(job.out).catch(() => ''),
    readFile(`${job.out}.job`, 'utf8').catch(() => ''),
  ])
  return before === JSON.stringify(job)
}

/**
 * Renders the plates that are missing, some 20 s each.
 * @param onProgress 0–1
 */
export async function renderPlates(packs: Turning[], onProgress: (done: number) => void) {
  await mkdir(folder, { recursive: true })
  await plain(platePath('grey'), half)
  await plain(platePath('black'), '#000')
  const due = []
  for (const job of packs.flatMap(jobsOf)) if (!(await isMade(job))) due.push(job)
  if (!due.length) return

  const screen = await startScreen()
  try {
    for (const [index, job] of due.entries())
      await renderJob(job, {
        display: screen.display,
        onSample: (sample, all) => onProgress((index + sample / (all + 1)) / due.length),
      })
  } finally {
    screen.close()
  }
}
