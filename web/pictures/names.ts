import { shortestAlt } from './limits.ts'
import { nameOf, type Entry } from './picture-modules.ts'
import { Refusal } from './refusal.ts'

/** picture.ts holds the types. */
const reserved = ['picture']

export const cardName = (name: string) => `card-${name}`

/** The name and alt text that a picture, video or card can have, or a Refusal. */
export function checkName(
  name: string | undefined,
  kind: Entry['kind'],
  entries: readonly Entry[],
) {
  if (!name) throw new Refusal('--name is missing.')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `'${name}' is not a name: use small letters, digits and hyphens, as in whey-isolate.`,
    )
  if (reserved.includes(name)) throw new Refusal(`The name '${name}' is reserved.`)
  if (kind !== 'card' && name.startsWith('card-'))
    throw new Refusal(
      `Names that begin with card- belong to social cards: choose another than '${name}'.`,
    )
  const other = entries.find((entry) => nameOf(entry) === name)
  if (other && other.kind !== kind)
    throw new Refusal(
      `'${name}' is a ${other.kind} already: choose another name, or remove it first.`,
    )
  return name
}

export function checkAlt(alt: string | undefined) {
  const text = alt?.trim() ?? ''
  if (!text) throw new Refusal('--alt is missing: say what is seen, for people who do not see it.')
  if (text.length < shortestAlt)
    throw new Refusal(`--alt '${text}' is too short: say what is seen in a few words.`)
  return text
}
