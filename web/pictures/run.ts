import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '../src/brand/brand.ts'
import { encodePicture, readPhoto } from './encode-picture.ts'
import { encodeVideo } from './encode-video.ts'
import type { Encoded } from './encoding.ts'
import type { Folders } from './folders.ts'
import { minAltLength } from './limits.ts'
import { replaceLogo } from './logo.ts'
import { dataFile, kindOf, readEntries, servedFiles } from './picture-data.ts'
import { drawCard, encodeCard } from './social-card.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { name: text, alt: text, cutout: flag, card: flag, poster: text }

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true })

function checkName(name: string | undefined) {
  if (!name) throw new Error('--name is missing.')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name: use lowercase letters, digits and hyphens, as in whey-isolate.`,
    )
  return name
}

function checkAlt(alt = '') {
  if (alt.trim().length < minAltLength)
    throw new Error(
      '--alt is missing or too short: describe the picture in a few words for people who cannot see it.',
    )
  return alt.trim()
}

type Values = ReturnType<typeof parse>['values']

async function encode(file: string, values: Values, folder: string) {
  const { cutout, card, poster = 0 } = values
  const name = checkName(values.name)
  const alt = checkAlt(values.alt)
  const still = name.startsWith('card-') ? 'card' : 'picture'
  const kind = /\.(mp4|mov|webm|mkv)$/i.test(file) ? 'video' : still
  const other = (await readEntries(folder)).find((entry) => entry.name === name)
  if (other && kindOf(other) !== kind)
    throw new Error(`'${name}' is already a ${kindOf(other)}: choose another name.`)
  if (kind !== 'picture' && (cutout || card))
    throw new Error('--cutout and --card are for pictures.')
  if (kind !== 'video' && poster) throw new Error('--poster is for videos.')

  if (kind === 'video') return [await encodeVideo({ name, alt }, file, Number(poster))]
  const edges = cutout ? 'cutout' : 'opaque'
  const photo = await readPhoto(file, edges)
  if (kind === 'card') return [await encodeCard({ name, alt }, photo)]
  const picture = await encodePicture({ name, alt }, photo, edges)
  if (!card) return [picture]
  const described = { name: `card-${name}`, alt: `${brand.name}: ${alt}` }
  return [picture, await encodeCard(described, await drawCard(photo, edges))]
}

/** Without arguments it only removes the files of deleted pictures. @throws Error before anything is written */
export async function run(folders: Folders, from: string, args: string[]): Promise<string> {
  const { positionals, values } = parse(args)
  const [file, surplus] = positionals
  if (args.length === 0) {
    await publish(folders, [])
    return 'Removed the files of deleted pictures. docs/content.md describes how to add a picture.'
  }
  if (!file) throw new Error('The file to add is missing.')
  if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'.`)
  const path = resolve(from, file)
  if (/\.svg$/i.test(file)) {
    if (Object.keys(values).length > 0)
      throw new Error('An SVG file is the logo and takes no options: use a PNG for a picture.')
    await replaceLogo(folders, path)
    return 'Wrote logo.svg and wordmark.ts in web/src/brand, and web/public/icons.'
  }
  const encoded = await encode(path, values, folders.data)
  await publish(folders, encoded)
  return encoded.map(({ entry }) => `Wrote web/src/pictures/${entry.name}.json.`).join('\n')
}

// In this order an interruption leaves the old picture in use, and the next run removes what is unused.
async function publish({ data, served }: Folders, encoded: readonly Encoded[]) {
  for (const { file, bytes } of encoded.flatMap(({ files }) => files))
    await writeFile(join(served, file), bytes)
  for (const { entry } of encoded)
    await writeFile(join(data, `${entry.name}.json`), await dataFile(entry))

  const needed = new Set((await readEntries(data)).flatMap(servedFiles))
  const unused = (await readdir(served)).filter((file) => !needed.has(file))
  for (const file of unused) await rm(join(served, file))
}
