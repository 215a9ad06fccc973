// @ts-check
import { mkdir, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { pictures } from './pictures.mjs'

const target = new URL('../web/src/media/manifest.ts', import.meta.url)

/** @param {string} text */
const quoted = (text) => JSON.stringify(text)

/**
 * Writes what the site knows of every made picture.
 * @param {Record<string, import('./encode.mjs').Encoded>} made
 */
export async function writeManifest(made) {
  const entries = Object.entries(pictures).flatMap(([name, { alt }]) => {
    const picture = made[name]
    if (!picture) return []
    const { widths, width, height, colour, hash } = picture
    return `${quoted(name)}: { widths: [${widths.join(', ')}], width: ${width}, height: ${height}, colour: ${quoted(colour)}, hash: ${quoted(hash)}, alt: ${quoted(alt)} },`
  })
  const code = `/** Made by media/make.mjs from media/pictures.mjs; decision 0006 says how it is served. */

export type PictureFile = {
  /** Pixels; there is an AVIF and a WebP of each. */
  widths: readonly number[]
  width: number
  height: number
  /** The dominant colour, for the ground under a picture that is still loading. */
  colour: string
  hash: string
  alt: string
}

export const pictures = {
  ${entries.join('\n  ')}
} as const satisfies Record<string, PictureFile>

export type PictureName = keyof typeof pictures

/** The address of a picture at one of its widths. */
export const pictureUrl = (name: PictureName, width: number, format: 'avif' | 'webp') =>
  \`/assets/media/\${name}-\${width}.\${pictures[name].hash}.\${format}\`
`
  await mkdir(new URL('.', target), { recursive: true })
  await writeFile(
    target,
    await format(code, {
      parser: 'typescript',
      semi: false,
      singleQuote: true,
      printWidth: 100,
      trailingComma: 'all',
    }),
  )
}
