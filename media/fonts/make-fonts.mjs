// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Cuts the shop's fonts down to what it writes and puts them where the stylesheet finds them:
 * `node media/fonts/make-fonts.mjs` from the repository's root.
 */

/** @param {number} from @param {number} to */
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const ascii = range(0x20, 0x7e)
const signs = '\u00a0¡£§©«®°±²³µ·»¼½¾¿×÷–—‘’“”•…'
/** The letters of western European names; an accented letter costs 150 bytes. */
const accented = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüÿ'

/** Bangla as the shop writes it: the currency sign and its own name. */
const bangla = '৳সবল'

const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    output: 'archivo.woff2',
    text: ascii + signs + accented,
    // Figures are tabular by default; kerning and the heavy weights' own shapes are all we use.
    keepFeatures: ['kern', 'rvrn'],
    variationAxes: { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 900 } },
  },
  ...[400, 600, 700].map((weight) => ({
    source: `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`,
    output: `hind-siliguri-${weight}.woff2`,
    text: bangla,
    keepFeatures: undefined,
    variationAxes: undefined,
  })),
]

for (const { source, output, text, keepFeatures, variationAxes } of fonts) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)))
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    ...(keepFeatures && { keepFeatures }),
    ...(variationAxes && { variationAxes }),
  })
  await writeFile(new URL(`../../web/src/fonts/${output}`, import.meta.url), subset)
  console.log(`${output}: ${subset.length} bytes`)
}
