// @ts-check
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { encodePicture, fitted } from './encode.mjs'
import { hashOf, serve } from './served.mjs'

const run = promisify(execFile)

/**
 * @typedef {object} EncodedFilm
 * @property {number} duration seconds
 * @property {string} hash
 * @property {import('./encode.mjs').EncodedPicture} poster
 */

/** Bytes of the smaller format and of the larger one. */
const limits = { webm: 350 * 1024, mp4: 520 * 1024 }

/** Even sizes for 4:2:0, and a film that a phone's decoder knows. */
const common = ['-vf', 'scale=1280:720:flags=lanczos', '-an']

const formats = {
  webm: {
    crfs: [34, 38, 42, 46, 50, 54],
    arguments: ['-c:v', 'libsvtav1', '-preset', '5', '-pix_fmt', 'yuv420p'],
  },
  mp4: {
    crfs: [23, 25, 27, 29, 31, 33],
    arguments: [
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high'],
      ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    ],
  },
}

/**
 * @param {string} frames folder of 0001.png …
 * @param {number} fps
 * @param {keyof typeof formats} format
 */
const encodeAs = (frames, fps, format) => {
  const { crfs, arguments: own } = formats[format]
  return fitted(crfs, limits[format], async (crf) => {
    const out = `${frames.replace(/\/$/, '')}.${format}`
    const input = ['-framerate', String(fps), '-i', `${frames}%04d.png`]
    await run('nice', [
      ...['-n', '10', 'ffmpeg', '-y', '-loglevel', 'error'],
      ...[...input, ...common, ...own, '-crf', String(crf), out],
    ])
    return readFile(out)
  })
}

/**
 * Writes a folder of frames as two films and a poster where the site serves them.
 * @param {string} name
 * @param {string} frames folder of 0001.png …, ends in a slash
 * @param {{ fps: number, poster: number }} item
 * @returns {Promise<EncodedFilm>}
 */
export async function encodeFilm(name, frames, { fps, poster }) {
  const count = (await readdir(frames)).filter((file) => /^\d{4}\.png$/.test(file)).length
  const still = `${frames}${String(poster).padStart(4, '0')}.png`
  const webm = await encodeAs(frames, fps, 'webm')
  const mp4 = await encodeAs(frames, fps, 'mp4')
  const hash = hashOf([webm, mp4])
  await serve(
    name,
    ['webm', 'mp4'],
    [
      { file: `${name}.${hash}.webm`, bytes: webm },
      { file: `${name}.${hash}.mp4`, bytes: mp4 },
    ],
  )
  return {
    duration: count / fps,
    hash,
    poster: await encodePicture(name, still, { kind: 'scene', large: true }),
  }
}
