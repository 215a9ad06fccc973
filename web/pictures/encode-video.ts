import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Video } from '../src/pictures/picture.ts'
import { encodePicture, readPhoto } from './encode-picture.ts'
import { bestFit, hashOf, type Encoded } from './encoding.ts'
import { videoLimits } from './limits.ts'

const formats = {
  // AV1 is smaller. H.264 is the fallback for browsers without AV1.
  webm: { crfs: [36, 40, 44, 48, 52, 56], codec: ['-c:v', 'libsvtav1', '-preset', '5'] },
  // x264's slowest presets use 16 reference frames, which old phones cannot decode.
  mp4: {
    crfs: [24, 26, 28, 30, 32, 34],
    codec: ['-c:v', 'libx264', '-preset', 'slower', '-refs', '4', '-movflags', '+faststart'],
  },
}

const fill = 'scale=1280:720:flags=lanczos:force_original_aspect_ratio=increase'
// By default ffmpeg converts RGB with the BT.601 matrix, which changes the brand's red.
const output = [
  ...['-vf', `${fill}:out_color_matrix=bt709:out_range=tv,crop=1280:720`],
  ...['-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-an', '-map_metadata', '-1'],
]

const execute = (command: 'ffmpeg' | 'ffprobe', ...options: string[]) =>
  execa(command, ['-loglevel', 'error', ...options]).catch((cause: unknown) => {
    const message = 'The video cannot be read: the file is damaged, or ffmpeg is not installed.'
    throw new Error(message, { cause })
  })

function encodeAs(format: keyof typeof formats, file: string, folder: string) {
  const { crfs, codec } = formats[format]
  const out = join(folder, `video.${format}`)
  return bestFit(crfs, videoLimits[format], async (crf) => {
    await execute('ffmpeg', '-y', '-i', file, ...output, ...codec, '-crf', String(crf), out)
    return readFile(out)
  })
}

/** Encodes a video as AV1 and H.264 at 1280 × 720 without sound, and its poster: the frame at `second`. */
export async function encodeVideo(
  { name, alt }: { name: string; alt: string },
  file: string,
  second: number,
) {
  const shown = ['-show_entries', 'format=duration', '-of', 'csv=p=0']
  const { stdout } = await execute('ffprobe', ...shown, file)
  const duration = Math.round(Number(stdout) * 10) / 10
  const { min, max } = videoLimits.duration
  if (!(duration >= min && duration <= max))
    throw new Error(`The video lasts ${stdout} s: a looping video lasts ${min} to ${max}.`)
  if (!(second >= 0 && second < duration))
    throw new Error(`--poster takes a number of seconds below ${duration}.`)

  const folder = await mkdtemp(join(tmpdir(), 'pictures-video-'))
  try {
    const frame = join(folder, 'poster.png')
    const filter = ['-frames:v', '1', '-vf', `${fill},crop=1280:720`]
    await execute('ffmpeg', '-ss', String(second), '-i', file, ...filter, frame)
    const poster = await encodePicture({ name, alt }, await readPhoto(frame, 'opaque'), 'opaque')
    const webm = await encodeAs('webm', file, folder)
    const mp4 = await encodeAs('mp4', file, folder)
    const hash = hashOf([webm, mp4])
    const entry: Video = { name, duration, hash, poster: poster.entry }
    const files = [
      { file: `${name}.${hash}.webm`, bytes: webm },
      { file: `${name}.${hash}.mp4`, bytes: mp4 },
      ...poster.files,
    ]
    return { entry, files } satisfies Encoded
  } finally {
    await rm(folder, { recursive: true })
  }
}
