import { minAltLength } from './limits.ts'
import { nameOf, type Entry } from './picture-modules.ts'
import { InputError } from './input-error.ts'

/** Names of other modules in the folder: picture.ts contains the types. */
const reserved = ['picture']

export const cardName = (name: string) => `card-${name}`

/**
 * Validates the name of a picture, video or card.
 * @throws InputError for an invalid or used name
 */
export function checkName(
  name: string | undefined,
  kind: Entry['kind'],
  entries: readonly Entry[],
) {
  if (!name) throw new InputError('--name is missing.')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new InputError(
      `'${name}' is not a valid name: use lowercase letters, digits and hyphens, as in whey-isolate.`,
    )
  if (reserved.includes(name)) throw new InputError(`The name '${name}' is reserved.`)
  if (kind !== 'card' && name.startsWith('card-'))
    throw new InputError(
      `Names that start with card- are for social cards: choose another name than '${name}'.`,
    )
  const other = entries.find((entry) => nameOf(entry) === name)
  if (other && other.kind !== kind)
    throw new InputError(
      `'${name}' is already a ${other.kind}: choose another name, or remove it first.`,
    )
  return name
}

export function checkAlt(alt: string | undefined) {
  const text = alt?.trim() ?? ''
  if (!text)
    throw new InputError('--alt is missing: describe the picture for people who cannot see it.')
  if (text.length < minAltLength)
    throw new InputError(`--alt '${text}' is too short: describe the picture in a few words.`)
  return text
}
