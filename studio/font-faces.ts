import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
export const hindSiliguri = '@fontsource/hind-siliguri/files/hind-siliguri-bengali-700-normal.woff2'

/** Reads a font file from an npm package. */
export const readFont = (font: string) => readFile(fileURLToPath(import.meta.resolve(font)))

async function fontFace(family: string, font: string, descriptors: string) {
  const data = (await readFont(font)).toString('base64')
  return `@font-face{font-family:'${family}';${descriptors};src:url(data:font/woff2;base64,${data})}`
}

/** Returns the @font-face rules of the brand's two fonts, with inline font data. */
export async function fontFaces() {
  const rules = await Promise.all([
    fontFace('Archivo', archivo, 'font-weight:100 900;font-stretch:62% 125%'),
    fontFace('Hind Siliguri', hindSiliguri, 'font-weight:700'),
  ])
  return rules.join('')
}
