import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Item, Kind } from './renderer.ts'

const execute = promisify(execFile)
const shop = fileURLToPath(new URL('..', import.meta.url))

/** Runs the shop's command, which encodes pictures and adds them to the shop. */
export async function runPictures(options: readonly string[]) {
  try {
    await execute('npm', ['run', '--silent', 'pictures', '--', ...options], { cwd: shop })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(`npm run pictures ${options[0] ?? ''} failed: ${output}`, { cause: error })
  }
}

/** Scales a scene that is not `large` to 800 pixels, or the shop would also serve it at 1200 pixels. */
async function sceneFile(out: string, { large }: Item) {
  const master = `${out}.png`
  if (large) return master
  const file = `${out}.800.png`
  await sharp(master).resize({ width: 800, kernel: 'lanczos3' }).png().toFile(file)
  return file
}

/** Encodes the frames losslessly in RGB, because the shop's encoder chooses the colour matrix. */
async function videoFile(out: string, fps: number) {
  const file = `${out}.mkv`
  await execute('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(fps), '-i', `${out}/%04d.png`],
    ...['-c:v', 'ffv1', '-pix_fmt', 'bgr0', file],
  ])
  return file
}

/** Returns the arguments of the shop's command for a master rendered to `out`. */
export async function deliveryOptions(kind: Kind, name: string, item: Item, out: string) {
  const attributes = ['--name', name, '--alt', item.alt]
  switch (kind) {
    case 'cut-out':
      return ['add', `${out}.png`, ...attributes, '--cutout']
    case 'scene':
      return ['add', await sceneFile(out, item), ...attributes]
    case 'card':
      return ['card', `${out}.png`, '--name', name.replace(/^card-/, ''), '--alt', item.alt]
    case 'video': {
      const { fps = 0, poster = 0 } = item
      if (!fps || !poster) throw new Error(`${name} has no frame rate or no poster.`)
      return ['add', await videoFile(out, fps), ...attributes, '--poster', `${(poster - 1) / fps}`]
    }
  }
}

export const deliver = async (kind: Kind, name: string, item: Item, out: string) =>
  runPictures(await deliveryOptions(kind, name, item, out))

/** Removes a delivered item from the shop. */
export const removeDelivered = (name: string) => runPictures(['remove', name])
