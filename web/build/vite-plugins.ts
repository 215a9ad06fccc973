import type { Plugin } from 'vite'
import { foldersOf, repository } from '../pictures/folders.ts'
import { readEntries, stylesheetOf } from '../pictures/picture-data.ts'
import { colours, palettes, type PaletteColours } from '../src/brand/palettes.ts'
import { headerThreshold } from '../src/brand/header-threshold.ts'
import { path as wordmark } from '../src/brand/wordmark.ts'

/** Adds the wordmark's path to index.html. Every `<Logo>` references it. */
export const wordmarkOutline: Plugin = {
  name: 'wordmark-outline',
  transformIndexHtml: (html) =>
    html.replace(
      '<body>',
      `<body><svg class="hidden"><path id="wordmark" d="${wordmark}" /></svg>`,
    ),
}

/** The dev server runs the home page's inline script at any path, so that referral links work there too. */
export const referralLinks: Plugin = {
  name: 'referral-links',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/src/routes/home/inline-script.ts' } },
  ],
}

const theme = Object.entries(colours)
  .map(([name, colour]) => `  --color-${name}: ${colour};`)
  .join('\n')

const utilityOf = ([name, { text, stops }]: [string, PaletteColours]) => `
@utility palette-${name} {
  ${stops.map((stop, index) => `--w${index + 1}: ${stop};`).join(' ')}
  --ring: var(--color-${text});
  color: var(--color-${text});
  background-color: var(--w3);
}`

const utilities = Object.entries(palettes).map(utilityOf).join('\n')

/** Lists the classes, because Tailwind cannot detect class names that the sources build from a variable. */
const classes = `@source inline('palette-{${Object.keys(palettes).join(',')}}');`

/** Appends the colours, also of loading pictures, and the header's threshold to styles.css before Tailwind processes it. */
export const paletteStyles: Plugin = {
  name: 'palette-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/styles\.css(?:\?|$)/ },
    handler: async (css) => {
      const pictures = stylesheetOf(await readEntries(foldersOf(repository).data))
      return `${css}\n@theme {\n${theme}\n  --header-threshold: ${headerThreshold}px;\n}\n${utilities}\n${classes}\n@layer components {\n${pictures}\n}\n`
    },
  },
}
