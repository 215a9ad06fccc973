import sharp from 'sharp'
import { drawLabels } from '../labels/draw-labels.ts'
import { deliveredFiles } from '../delivered.ts'
import { work } from '../work-folder.ts'
import { platePath } from './plates.ts'
import { glossPlate, labelOf, litPlates } from './turning-packs.ts'
import type { Turning } from './turning-packs.ts'
import type { Video } from './video.ts'

/** Collects a video's pictures: the shop's cut-outs, and the plates and labels of turning packs. */

/** Width of a label in pixels, enough for half a label across half a frame. */
const labelWidth = 1800

/** Returns the widest file of a delivered cut-out. Draft videos fall back to the cut-out's draft. */
async function spriteFile(name: string, draft: boolean) {
  const [widest] = await deliveredFiles(name, 'webp')
  if (widest) return widest.path
  if (draft) return `${work}${name}.draft.png`
  throw new Error(`The video needs the picture ${name}. Render it first.`)
}

const sprite = async (name: string, width: number, draft: boolean) =>
  sharp(await spriteFile(name, draft))
    .resize({ width, withoutEnlargement: true, kernel: 'lanczos3' })
    .png()
    .toBuffer()

export async function propsOf(
  { sprites = {}, turning = [] }: Video,
  draft: boolean,
): Promise<Record<string, Buffer | string>> {
  const props: Record<string, Buffer | string> = {}
  for (const [name, width] of Object.entries(sprites))
    props[name] = await sprite(name, width, draft)
  const drawing = (pack: string) => platePath(labelOf(pack as Turning))
  if (turning.length) await drawLabels(turning, drawing)
  for (const pack of turning) {
    props[labelOf(pack)] = await sharp(drawing(pack)).resize({ width: labelWidth }).png().toBuffer()
    for (const plate of [...litPlates(pack), glossPlate(pack)]) props[plate] = platePath(plate)
  }
  return props
}
