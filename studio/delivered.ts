import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The files that the shop serves, by what their names say: <name>[-<width>].<hash>.<format>. */

const folder = new URL('../web/public/assets/media/', import.meta.url)

export type DeliveredFile = { path: string; width: number; hash: string }

/** The files of a name in a format, the widest first. */
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

/** The widest file; throws for a picture that is not delivered yet. */
export async function widestFile(name: string, format: string): Promise<DeliveredFile> {
  const [widest] = await deliveredFiles(name, format)
  if (!widest) throw new Error(`${name} is not delivered yet: render it first`)
  return widest
}

/** The hashes of the delivered cut-outs that a picture is composed of, for its fingerprint. */
export const versionsOf = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await deliveredFiles(name, 'avif'))[0]?.hash))

export type CutOut = {
  /** The widest file, as data. */
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
