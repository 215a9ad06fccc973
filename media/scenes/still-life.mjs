// @ts-check
import { pictures } from '../pictures.mjs'

/**
 * A still life: things set out on a stage, one light, one camera. Lengths are studio units
 * (1 = 100 mm), angles degrees; +x is right, -y towards the camera, +z up.
 *
 * @typedef {[number, number, number]} Place
 *
 * @typedef {object} Thing
 * @property {string} form the module of studio/ that builds it
 * @property {string[]} labels
 * @property {Place} at
 * @property {Place} tilt around x, y and z
 * @property {number} size
 *
 * @typedef {object} Light
 * @property {'lamp' | 'sun'} kind
 * @property {Place} from
 * @property {Place} target
 * @property {number} strength watts of a lamp, irradiance of the sun
 * @property {[number, number]} [size] of a lamp
 * @property {number} [angle] of the sun
 * @property {string} [colour]
 * @property {number} rim watts from the right
 * @property {number} fill watts from the front
 * @property {number} [room] strength of what surrounds it all
 *
 * @typedef {object} Camera
 * @property {Place} from
 * @property {Place} look
 * @property {number} lens millimetres
 * @property {number} [roll]
 * @property {Place} [sharp] the point in focus, where not all is
 * @property {number} [stop]
 *
 * @typedef {object} StillLife
 * @property {string} alt
 * @property {import('../family.mjs').Group} group
 * @property {boolean} [large]
 * @property {number} width
 * @property {number} height
 * @property {(Thing & Record<string, unknown>)[]} things
 * @property {Light} light
 * @property {Camera} camera
 */

/** @typedef {{ at?: Place, tilt?: Place, size?: number }} Placing */

/** @type {[string, import('../pictures.mjs').Picture][]} */
const all = Object.entries(pictures)

/**
 * Something of the shop as its own picture builds it.
 * @param {string} name @param {Placing} [placing]
 */
export function goods(name, { at = [0, 0, 0], tilt = [0, 0, 0], size = 1 } = {}) {
  const found = all.find(([each]) => each === name)
  if (!found) throw new Error(`no picture named ${name}`)
  const { form, labels, build } = found[1]
  return { ...build, form, labels, at, tilt, size }
}

/**
 * A prop or a part of the stage.
 * @param {string} form @param {Placing & Record<string, unknown>} build
 */
export const prop = (form, { at = [0, 0, 0], tilt = [0, 0, 0], size = 1, ...build }) => ({
  ...build,
  form,
  labels: /** @type {string[]} */ ([]),
  at,
  tilt,
  size,
})

/** @param {Placing & { shape: string } & Record<string, unknown>} build */
export const stage = (build) => prop('scene_stage', build)
