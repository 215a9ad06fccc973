import type { Plugin } from 'vite'
import { paletteColours, type PaletteColours } from '../src/brand/palette-colours.ts'

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The utility of a palette: its stops as --w1 to --w5, its flat colour, its text. */
const utilityOf = ([name, { text, stops }]: [string, PaletteColours]) => `
@utility world-${kebabCase(name)} {
  ${stops.map((stop, index) => `--w${index + 1}: ${stop};`).join(' ')}
  --ring: var(--color-${text});
  color: var(--color-${text});
  background-color: var(--w3);
}`

export const paletteUtilities = () => Object.entries(paletteColours).map(utilityOf).join('\n')

/** Appends the palettes' utilities to styles.css, before Tailwind reads it. */
export const paletteClasses: Plugin = {
  name: 'palette-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/styles\.css$/ },
    handler: (css) => css + paletteUtilities(),
  },
}
