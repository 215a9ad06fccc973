// @ts-check
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { encodePicture, fitted } from './encode.mjs'
import { hashOf } from './served.mjs'

const run = promisify(execFile)

/**
 * @typedef {object} EncodedFilm
 * @property {number} duration seconds
 * @property {string} hash
 * @property {import('./encode.mjs').EncodedPicture} poster
 */

/**
 * Bytes, and the qualities to try for them: AV1 is the lighter one, H.264 is for browsers without it.
 * The picture is what a phone's decoder knows (H.264 level 3.1), in the colours of high definition:
 * untold, ffmpeg takes those of television, and the brand's red is another one than the poster's.
 */
const formats = {
  webm: {
    limit: 350 * 1024,
    crfs: [36, 40, 44, 48, 52, 56],
    codec: ['-c:v', 'libsvtav1', '-preset', '5'],
  },
  mp4: {
    limit: 450 * 1024,
    crfs: [24, 26, 28, 30, 32, 34],
    codec: ['-c:v', 'libx264', '-preset', 'slower', '-refs', '4', '-movflags', '+faststart'],
  },
}
const picture = [
  ...['-vf', 'scale=1280:720:flags=lanczos:out_color_matrix=bt709:out_range=tv'],
  ...['-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'],
]

/**
 * @param {string} frames folder of 0001.png …
 * @param {number} fps
 * @param {keyof typeof formats} format
 */
const encodeAs = (frames, fps, format) => {
  const { limit, crfs, codec } = formats[format]
  const out = `${frames.replace(/\/$/, '')}.${format}`
  return fitted(crfs, limit, async (crf) => {
    await run('nice', [
      ...['-n', '10', 'ffmpeg', '-y', '-loglevel', 'error'],
      ...['-framerate', String(fps), '-i', `${frames}%04d.png`],
      ...[...picture, ...codec, '-crf', String(crf), out],
    ])
    return readFile(out)
  })
}

/**
 * A folder of frames as two films and a poster.
 * @param {string} name
 * @param {string} frames folder of 0001.png …, ends in a slash
 * @param {{ fps: number, poster: number }} item
 * @returns {Promise<{ facts: EncodedFilm, files: import('./served.mjs').ServedFile[] }>}
 */
export async function encodeFilm(name, frames, { fps, poster }) {
  const count = (await readdir(frames)).filter((file) => /^\d{4}\.png$/.test(file)).length
  const frame = `${frames}${String(poster).padStart(4, '0')}.png`
  const webm = await encodeAs(frames, fps, 'webm')
  const mp4 = await encodeAs(frames, fps, 'mp4')
  const hash = hashOf([webm, mp4])
  const still = await encodePicture(name, frame, { kind: 'scene', large: true })
  return {
    facts: { duration: count / fps, hash, poster: still.facts },
    files: [
      { file: `${name}.${hash}.webm`, bytes: webm },
      { file: `${name}.${hash}.mp4`, bytes: mp4 },
      ...still.files,
    ],
  }
}
