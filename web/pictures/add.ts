import { brand } from '../src/brand/brand.ts'
import { drawCard } from './draw-card.ts'
import { encodeCard } from './encode-card.ts'
import { encodePicture } from './encode-picture.ts'
import { encodeVideo } from './encode-video.ts'
import type { Folders } from './folders.ts'
import { cardName, checkAlt, checkName } from './names.ts'
import { readModules } from './picture-modules.ts'
import { publish } from './publish.ts'
import { readPhoto } from './read-photo.ts'
import { InputError } from './input-error.ts'

export type AddOptions = {
  name?: string | undefined
  alt?: string | undefined
  cutout?: boolean | undefined
  card?: boolean | undefined
  /** Seconds: the position of the poster frame in a video. */
  poster?: string | undefined
}

const isVideo = (file: string) => /\.(mp4|mov|webm|mkv)$/i.test(file)

/** Adds or replaces a picture or a video. Returns its import statement. */
export const add = (folders: Folders, file: string, options: AddOptions) =>
  isVideo(file) ? addVideo(folders, file, options) : addPicture(folders, file, options)

async function addPicture(folders: Folders, file: string, options: AddOptions) {
  if (options.poster !== undefined) throw new InputError('--poster is for videos.')
  const name = checkName(options.name, 'picture', await readModules(folders.modules))
  const alt = checkAlt(options.alt)
  const kind = options.cutout ? 'cutout' : 'opaque'

  const photo = await readPhoto(file, kind)
  const { picture, files } = await encodePicture({ name, alt }, photo, kind)
  if (!options.card) {
    await publish(folders, { entries: [{ kind: 'picture', picture }], files })
    return importLine('picture', name)
  }
  const described = { name: cardName(name), alt: `${brand.name}: ${alt}` }
  const drawn = await encodeCard(described, await drawCard(photo, kind))
  await publish(folders, {
    entries: [
      { kind: 'picture', picture },
      { kind: 'card', card: drawn.card },
    ],
    files: [...files, ...drawn.files],
  })
  return importLine('picture', name)
}

async function addVideo(folders: Folders, file: string, options: AddOptions) {
  if (options.cutout || options.card) throw new InputError('--cutout and --card are for pictures.')
  const name = checkName(options.name, 'video', await readModules(folders.modules))
  const alt = checkAlt(options.alt)
  const poster = Number(options.poster ?? 0)
  if (!(poster >= 0)) throw new InputError('--poster takes a number of seconds.')

  const { video, files } = await encodeVideo({ name, alt }, file, poster)
  await publish(folders, { entries: [{ kind: 'video', video }], files })
  return importLine('video', name)
}

const importLine = (kind: 'picture' | 'video', name: string) =>
  `import { ${kind} } from 'web/src/pictures/${name}.ts'`
