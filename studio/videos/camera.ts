import { sheet } from './scene.ts'
import type { Lettering } from './outlines.ts'
import type { Video, Props } from './video.ts'

/** The part of the stage that runs in the browser: it opens a video once and shoots its frames. */

/** The share of the time between two frames that an exposure lasts. */
const shutter = 0.5

async function fetchProp(name: string): Promise<ImageBitmap> {
  const reply = await fetch(`/props/${name}`)
  return createImageBitmap(await reply.blob())
}

/** @param names of props */
async function openCamera(video: Video, names: string[], lettering: Lettering) {
  const props: Props = {}
  for (const prop of names) props[prop] = await fetchProp(prop)
  const { canvas: moment, context } = sheet(video)

  const negative = document.createElement('canvas')
  Object.assign(negative, { width: video.width, height: video.height })
  // Eight bits would round at every exposure.
  const light = negative.getContext('2d', {
    colorType: 'float16',
  }) as CanvasRenderingContext2D | null
  const print = document.createElement('canvas')
  Object.assign(print, { width: video.width, height: video.height })
  const paper = print.getContext('2d')
  if (!light || !paper) throw new Error('no canvas')
  for (const each of [context, paper]) each.imageSmoothingQuality = 'high'
  return {
    video,
    draw: video.open(props, lettering),
    moment,
    context,
    negative,
    light,
    print,
    paper,
  }
}

type Order = { props: string[]; lettering: Lettering; frame: number; frames: number }

let camera: ReturnType<typeof openCamera> | undefined

/** @returns PNG as a data URL */
export async function shoot(
  video: Video,
  { props, lettering, frame, frames }: Order,
): Promise<string> {
  camera ??= openCamera(video, props, lettering)
  const { draw, moment, context, negative, light, print, paper } = await camera
  if (video.exposures === 1) {
    draw(paper, frame / frames)
    return print.toDataURL('image/png')
  }
  for (let exposure = 0; exposure < video.exposures; exposure += 1) {
    const late = ((exposure + 0.5) / video.exposures - 0.5) * shutter
    draw(context, (frame + late) / frames)
    light.globalAlpha = 1 / (exposure + 1)
    light.drawImage(moment, 0, 0)
  }
  paper.drawImage(negative, 0, 0)
  return print.toDataURL('image/png')
}
