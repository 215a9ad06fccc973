import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The shop's media files. Their names have the format <name>[-<width>].<hash>.<format>. */

const folder = new URL('../web/public/assets/media/', import.meta.url)

export type DeliveredFile = { path: string; width: number; hash: string }

/** Returns the files of a picture in one format, the widest first. */
export async function deliveredFiles(name: string, format: string): Promise<DeliveredFile[]> {
  const own = new RegExp(`^${name}(?:-(\\d+))?\\.([0-9a-f]{8})\\.${format}$`)
  return (await readdir(folder))
    .flatMap((file) => {
      const [, width = '0', hash] = own.exec(file) ?? []
      if (!hash) return []
      return [{ path: fileURLToPath(new URL(file, folder)), width: Number(width), hash }]
    })
    .sort((one, other) => other.width - one.width)
}

/** @throws Error if the picture is not delivered yet */
export async function widestFile(name: string, format: string): Promise<DeliveredFile> {
  const [widest] = await deliveredFiles(name, format)
  if (!widest) throw new Error(`${name} is not delivered yet. Render it first.`)
  return widest
}

/** Returns the hashes of delivered cut-outs, for the fingerprint of a picture composed of them. */
export const versionsOf = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await deliveredFiles(name, 'avif'))[0]?.hash))

export type CutOut = {
  /** The widest file as a data URL. */
  url: string
  /** Width ÷ height. */
  ratio: number
}

export async function cutOut(name: string): Promise<CutOut> {
  const { path } = await widestFile(name, 'avif')
  const file = await readFile(path)
  const { width, height } = await sharp(file).metadata()
  return { url: `data:image/avif;base64,${file.toString('base64')}`, ratio: width / height }
}
