/*
 * Runs in the browser page that renders a video. The first call of `renderFrame` loads the images and
 * creates the canvases, later calls reuse them.
 */
import { sheet } from './scene.ts'
import type { Lettering } from './outlines.ts'
import type { Video, Props } from './video.ts'

/** The shutter time as a share of a frame. */
const shutter = 0.5

async function fetchProp(name: string): Promise<ImageBitmap> {
  const reply = await fetch(`/props/${name}`)
  return createImageBitmap(await reply.blob())
}

/** @param names the names of props */
async function openVideo(video: Video, names: string[], lettering: Lettering) {
  const props: Props = {}
  for (const prop of names) props[prop] = await fetchProp(prop)
  const { canvas: exposureCanvas, context: exposureContext } = sheet(video)

  const averageCanvas = document.createElement('canvas')
  Object.assign(averageCanvas, { width: video.width, height: video.height })
  // Eight bits would round at every exposure.
  const averageContext = averageCanvas.getContext('2d', {
    colorType: 'float16',
  }) as CanvasRenderingContext2D | null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.width, height: video.height })
  const context = canvas.getContext('2d')
  if (!averageContext || !context) throw new Error('The 2D context is not available.')
  for (const each of [exposureContext, context]) each.imageSmoothingQuality = 'high'
  const draw = video.open(props, lettering)
  return { draw, exposureCanvas, exposureContext, averageCanvas, averageContext, canvas, context }
}

type Options = { props: string[]; lettering: Lettering; frame: number; frames: number }

let opening: ReturnType<typeof openVideo> | undefined

/** Returns a frame as a PNG data URL. The average of several exposures gives motion blur. */
export async function renderFrame(
  video: Video,
  { props, lettering, frame, frames }: Options,
): Promise<string> {
  opening ??= openVideo(video, props, lettering)
  const { draw, exposureCanvas, exposureContext, averageCanvas, averageContext, canvas, context } =
    await opening
  if (video.exposures === 1) {
    draw(context, frame / frames)
    return canvas.toDataURL('image/png')
  }
  for (let exposure = 0; exposure < video.exposures; exposure += 1) {
    const late = ((exposure + 0.5) / video.exposures - 0.5) * shutter
    draw(exposureContext, (frame + late) / frames)
    averageContext.globalAlpha = 1 / (exposure + 1)
    averageContext.drawImage(exposureCanvas, 0, 0)
  }
  context.drawImage(averageCanvas, 0, 0)
  return canvas.toDataURL('image/png')
}
