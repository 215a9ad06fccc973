import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import {
  cardUrl,
  pictureUrl,
  videoUrl,
  type Picture,
  type SocialCard,
  type Video,
} from '../src/pictures/picture.ts'

export type Entry = Picture | Video | SocialCard

export function kindOf(entry: Entry) {
  if ('poster' in entry) return 'video'
  return 'widths' in entry ? 'picture' : 'card'
}

export const isCard = (entry: Entry): entry is SocialCard => kindOf(entry) === 'card'

export const dataFile = (entry: Entry) =>
  format(JSON.stringify(entry, null, 2), { parser: 'json', printWidth: 100 })

export async function readEntries(folder: string): Promise<Entry[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const texts = files.sort().map((file) => readFile(join(folder, file), 'utf8'))
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as Entry)
}

/** Classes with the background colours of loading pictures, because the CSP forbids style attributes. */
export function stylesheetOf(entries: readonly Entry[]) {
  const rules = entries.flatMap((entry) => {
    const picture = 'poster' in entry ? entry.poster : entry
    if (!('colour' in picture && typeof picture.colour === 'string')) return []
    return [`.picture-${picture.name} { background-color: ${picture.colour}; }`]
  })
  return rules.join('\n')
}

const pictureUrls = (picture: Picture) => picture.widths.map((width) => pictureUrl(picture, width))

function urlsOf(entry: Entry) {
  if ('poster' in entry)
    return [videoUrl(entry, 'webm'), videoUrl(entry, 'mp4'), ...pictureUrls(entry.poster)]
  return 'widths' in entry ? pictureUrls(entry) : [cardUrl(entry)]
}

/** The names of the files in web/public/assets/media that belong to an entry. */
export const servedFiles = (entry: Entry) =>
  urlsOf(entry).map((url) => url.slice(url.lastIndexOf('/') + 1))
