// @ts-check
import { sheet } from './scene.mjs'

/** The part of the stage that runs in the browser: it opens a film once and shoots its frames. */

/** Film open for this share of the time between two frames, as a cinema camera's is. */
const shutter = 0.5

/** @param {string} name @returns {Promise<ImageBitmap>} */
async function fetchProp(name) {
  const reply = await fetch(`/props/${name}`)
  return createImageBitmap(await reply.blob())
}

/** @param {string} name @param {string[]} names of props @param {import('./outlines.mjs').Lettering} lettering */
async function openCamera(name, names, lettering) {
  /** @type {unknown} */
  const module = await import(`/films/${name}.mjs`)
  const { film } = /** @type {{ film: import('./film.mjs').Film }} */ (module)
  /** @type {import('./film.mjs').Props} */
  const props = {}
  for (const prop of names) props[prop] = await fetchProp(prop)
  const { canvas: moment, context } = sheet(film)

  const negative = document.createElement('canvas')
  Object.assign(negative, { width: film.width, height: film.height })
  // Eight bits would round at every exposure.
  const light = /** @type {CanvasRenderingContext2D | null} */ (
    negative.getContext('2d', { colorType: 'float16' })
  )
  const print = document.createElement('canvas')
  Object.assign(print, { width: film.width, height: film.height })
  const paper = print.getContext('2d')
  if (!light || !paper) throw new Error('no canvas')
  for (const each of [context, paper]) each.imageSmoothingQuality = 'high'
  return { film, draw: film.open(props, lettering), moment, context, negative, light, print, paper }
}

/** @type {ReturnType<typeof openCamera> | undefined} */
let camera

/** @param {{ name: string, props: string[], lettering: import('./outlines.mjs').Lettering, frame: number, frames: number }} order @returns {Promise<string>} PNG as a data URL */
export async function shoot({ name, props, lettering, frame, frames }) {
  camera ??= openCamera(name, props, lettering)
  const { film, draw, moment, context, negative, light, print, paper } = await camera
  if (film.exposures === 1) {
    draw(paper, frame / frames)
    return print.toDataURL('image/png')
  }
  for (let exposure = 0; exposure < film.exposures; exposure += 1) {
    const late = ((exposure + 0.5) / film.exposures - 0.5) * shutter
    draw(context, (frame + late) / frames)
    light.globalAlpha = 1 / (exposure + 1)
    light.drawImage(moment, 0, 0)
  }
  paper.drawImage(negative, 0, 0)
  return print.toDataURL('image/png')
}
