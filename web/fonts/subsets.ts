import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { brand } from '../src/brand/brand.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** The characters of the shop's own texts. */
const basic = range(0x20, 0x7e) + '\u00a0\u2009©·×–—‘’“”•…'
/** The rest of Latin-1, for names and addresses. */
const accented = Array.from(range(0xa1, 0xff))
  .filter((letter) => !basic.includes(letter))
  .join('')

const taka = brand.currency.sign
/** Bold, besides ৳, has the shop's name in Bangla. */
const bangla = { 400: taka, 700: taka + brand.nameInBangla }

/** A font file of this folder, and the characters of an npm package's font that it contains. */
type Subset = {
  file: string
  source: string
  text: string
  options?: object
}

const archivo = Object.entries({ 'accented-archivo.woff2': accented, 'archivo.woff2': basic }).map(
  ([file, text]): Subset => ({
    file,
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    text,
    options: {
      // Only kerning and the alternate glyphs of heavy weights (rvrn). Digits have equal widths by default.
      keepFeatures: ['kern', 'rvrn'],
      variationAxes: { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 900 } },
    },
  }),
)

export const subsets: readonly Subset[] = [
  ...archivo,
  ...Object.entries(bangla).map(([weight, text]) => ({
    file: `hind-siliguri-${weight}.woff2`,
    source: `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`,
    text,
    // Hints adapt outlines to coarse pixels. They are more than half of these files.
    options: { noHinting: true },
  })),
]

export async function makeSubset({ source, text, options }: Subset) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)))
  return subsetFont(original, text, { targetFormat: 'woff2', ...options })
}
