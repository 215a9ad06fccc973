import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Video } from '../src/pictures/picture.ts'
import { bestFit } from './best-fit.ts'
import { encodePicture } from './encode-picture.ts'
import { videoLimits } from './limits.ts'
import { readPhoto } from './read-photo.ts'
import { InputError } from './input-error.ts'
import { hashOf, type ServedFile } from './served-file.ts'

const formats = {
  // AV1 is smaller. H.264 is the fallback for browsers without AV1.
  webm: {
    aim: 350 * 1024,
    crfs: [36, 40, 44, 48, 52, 56],
    codec: ['-c:v', 'libsvtav1', '-preset', '5'],
  },
  // x264's slowest presets use 16 reference frames, which old phones cannot decode.
  mp4: {
    aim: 450 * 1024,
    crfs: [24, 26, 28, 30, 32, 34],
    codec: ['-c:v', 'libx264', '-preset', 'slower', '-refs', '4', '-movflags', '+faststart'],
  },
}
type Format = keyof typeof formats

const fill = 'scale=1280:720:flags=lanczos:force_original_aspect_ratio=increase'
// By default ffmpeg converts RGB with the BT.601 matrix, which changes the brand's red.
const colours = [
  ...['-vf', `${fill}:out_color_matrix=bt709:out_range=tv,crop=1280:720`],
  ...['-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-an', '-map_metadata', '-1'],
]

const ffmpeg = (...options: string[]) => execa('ffmpeg', ['-y', '-loglevel', 'error', ...options])

/**
 * @returns seconds
 * @throws InputError without ffmpeg, or for a file that it cannot read
 */
async function durationOf(file: string): Promise<number> {
  const options = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  try {
    const { stdout } = await execa('ffprobe', options)
    return Number(stdout)
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const message = missing
      ? 'Videos need ffmpeg, which is not installed: apt-get install ffmpeg, or brew install ffmpeg.'
      : `${file} cannot be read as a video.`
    throw new InputError(message, { cause })
  }
}

async function encodeAs(format: Format, file: string, folder: string) {
  const { aim, crfs, codec } = formats[format]
  const out = join(folder, `video.${format}`)
  const bytes = await bestFit(crfs, aim, async (crf) => {
    await ffmpeg('-i', file, ...colours, ...codec, '-crf', String(crf), out)
    return readFile(out)
  })
  if (bytes.length > videoLimits[format])
    throw new InputError(
      `The video has ${bytes.length} bytes as ${format}, more than ${videoLimits[format]}: choose one with less motion.`,
    )
  return bytes
}

async function posterOf(file: string, second: number, folder: string) {
  const frame = join(folder, 'poster.png')
  const filter = ['-frames:v', '1', '-vf', `${fill},crop=1280:720`]
  await ffmpeg('-ss', String(second), '-i', file, ...filter, frame)
  return readPhoto(frame, 'opaque')
}

/**
 * Encodes a short video as AV1 and H.264 at 1280 × 720 without sound, and its poster.
 * @param poster position of the poster frame, in seconds
 */
export async function encodeVideo(
  { name, alt }: { name: string; alt: string },
  file: string,
  poster: number,
): Promise<{ video: Video; files: ServedFile[] }> {
  const seconds = await durationOf(file)
  const { min, max } = videoLimits.duration
  if (!(seconds >= min - 0.05 && seconds <= max + 0.05))
    throw new InputError(
      `${file} lasts ${seconds.toFixed(1)} s: a looping video lasts ${min} to ${max}.`,
    )
  if (poster >= seconds)
    throw new InputError(
      `--poster ${poster} is after the end of ${file} (${seconds.toFixed(1)} s).`,
    )

  const folder = await mkdtemp(join(tmpdir(), 'pictures-video-'))
  try {
    const photo = await posterOf(file, poster, folder)
    const webm = await encodeAs('webm', file, folder)
    const mp4 = await encodeAs('mp4', file, folder)
    const still = await encodePicture({ name, alt }, photo, 'opaque')
    const hash = hashOf([webm, mp4])
    const duration = Math.min(max, Math.max(min, Math.round(seconds * 10) / 10))
    return {
      video: { name, duration, hash, poster: still.picture },
      files: [
        { file: `${name}.${hash}.webm`, bytes: webm },
        { file: `${name}.${hash}.mp4`, bytes: mp4 },
        ...still.files,
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
