// @ts-check
import { format } from 'prettier'
import { groups } from './family.mjs'
import { writeWhole } from './write-whole.mjs'

/** @typedef {import('./made.mjs').Made[string]} Entry */
/** @typedef {Extract<Entry, { kind: 'cut-out' | 'scene' }>} Picture */

const target = new URL('../web/src/media/', import.meta.url)

/**
 * What the site knows of a picture.
 * @param {string} name
 * @param {import('./encode.mjs').EncodedPicture} picture
 * @param {string} alt
 */
const pictureFile = (name, { widths, width, height, hash, colour }, alt) => ({
  name,
  alt,
  widths,
  width,
  height,
  hash,
  opaque: Boolean(colour),
})

/** @param {string} name @param {Entry} entry */
function fileOf(name, entry) {
  if (entry.kind === 'card') {
    const { alt, width, height, hash } = entry
    return { name, alt, width, height, hash }
  }
  if (entry.kind === 'film') {
    const { alt, duration, hash, poster } = entry
    return { name, duration, hash, poster: pictureFile(name, poster, alt) }
  }
  return pictureFile(name, entry, entry.alt)
}

/** @param {import('./family.mjs').Group} group */
function typeOf(group) {
  if (group === 'cards') return 'CardFile'
  return group === 'films' || group === 'heroes' ? 'FilmFile' : 'PictureFile'
}

/** @param {import('./family.mjs').Group} group @param {[string, Entry][]} entries */
function moduleOf(group, entries) {
  const type = typeOf(group)
  const files = Object.fromEntries(entries.map(([name, entry]) => [name, fileOf(name, entry)]))
  return `import type { ${type} } from './picture-file.ts'

/** Made by media/make.mjs. */
export const ${group} = ${JSON.stringify(files)} as const satisfies Record<string, ${type}>
`
}

/** @param {[string, Entry][]} entries */
function stylesheetOf(entries) {
  const rules = entries.flatMap(([name, entry]) => {
    const colour = entry.kind === 'film' ? entry.poster.colour : 'colour' in entry && entry.colour
    return colour ? [`.picture-${name} { background-color: ${colour}; }`] : []
  })
  return `/* Made by media/make.mjs: the ground under an opaque picture that is still loading. */
${rules.join('\n')}
`
}

const style = { semi: false, singleQuote: true, printWidth: 100 }

/**
 * Writes what the site knows of everything made: a module for each group, so that a screen loads
 * the facts of its own pictures only, and the stylesheet of their colours.
 * @param {import('./made.mjs').Made} made
 */
export async function writeManifest(made) {
  const all = Object.entries(made)
  for (const group of groups) {
    const entries = all.filter(([, entry]) => entry.group === group)
    const code = await format(moduleOf(group, entries), { ...style, parser: 'typescript' })
    await writeWhole(new URL(`${group}.ts`, target), code)
  }
  const css = await format(stylesheetOf(all), { ...style, parser: 'css' })
  await writeWhole(new URL('pictures.css', target), css)
}
