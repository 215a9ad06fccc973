import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { backdrop, standingShadow } from './backdrop.ts'
import { openBrowserPage } from './browser-page.ts'
import { deliveredFiles } from './delivered.ts'
import { fontFaces } from './font-faces.ts'
import type { Group, Item, Kind } from './renderer.ts'
import { renderers } from './renderers.ts'
import { palettes } from './shop.ts'

/* `npm run contact-sheet`: all delivered pictures by group, composed like in the shop. */

type Size = { width: number; height: number }
type Entry = { name: string; kind: Kind; item: Item }

const sheet = { width: 1680, margin: 40, gap: 8 }
const inner = sheet.width - 2 * sheet.margin

/** The groups in display order. `ratio` is height ÷ width of a cell. */
const sections: Record<Group, { title: string; columns: number; ratio: number }> = {
  packs: { title: 'Packs', columns: 6, ratio: 5 / 4 },
  limited: { title: 'Limited edition', columns: 6, ratio: 5 / 4 },
  accessories: { title: 'Accessories', columns: 6, ratio: 5 / 4 },
  apparel: { title: 'Apparel', columns: 6, ratio: 5 / 4 },
  props: { title: 'Props', columns: 6, ratio: 5 / 4 },
  gallery: { title: 'Gallery', columns: 3, ratio: 3 / 4 },
  articles: { title: 'Articles', columns: 3, ratio: 3 / 4 },
  story: { title: 'Story', columns: 3, ratio: 3 / 4 },
  videos: { title: 'Videos, by their posters', columns: 4, ratio: 9 / 16 },
  heroes: { title: 'Videos of a hero, by their posters', columns: 4, ratio: 9 / 16 },
  cards: { title: 'Social cards', columns: 7, ratio: 630 / 1200 },
}

const style = `
  * { margin: 0 }
  body { padding: ${sheet.margin}px; background: #fff; color: #0b0b0c }
  h2 { font: 900 34px/1 Archivo; font-stretch: 125%; letter-spacing: -.02em; margin: 36px 0 20px }
  h2:first-of-type { margin-top: 0 }
  section { display: grid; gap: ${sheet.gap}px }
  div { position: relative; overflow: hidden }
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain }`

const svgImage = (svg: string) => `<img src="data:image/svg+xml,${encodeURIComponent(svg)}">`

/** Loads a delivered file of at most 800 pixels as a data URL. Returns undefined if there is none. */
async function load(name: string, kind: Kind) {
  const format = kind === 'card' ? 'jpg' : 'avif'
  const files = await deliveredFiles(name, format)
  const file = files.find(({ width }) => width <= 800)
  if (!file) return undefined
  const bytes = await readFile(file.path)
  const { width, height } = await sharp(bytes).metadata()
  const mime = format === 'jpg' ? 'image/jpeg' : 'image/avif'
  return { url: `data:${mime};base64,${bytes.toString('base64')}`, ratio: width / height }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>

/** A cut-out on its palette: apparel lies flat with a shadow all around, other items stand on the floor. */
function onPalette({ url, ratio }: Loaded, { group, palette = 'bone' }: Item, cell: Size) {
  if (group === 'apparel')
    return `${svgImage(backdrop(palettes[palette], cell))}
      <img src="${url}" style="padding:10% 8%;box-sizing:border-box;filter:drop-shadow(4px 8px 6px #0006)">`
  const foot = Math.round(cell.height * 0.89)
  const widest = cell.width * (ratio > 1 ? 0.72 : 0.54)
  const width = Math.round(Math.min(widest, cell.height * 0.8 * ratio))
  const shadow = standingShadow({ x: cell.width / 2, y: foot, width })
  return `${svgImage(backdrop(palettes[palette], cell, shadow))}
    <img src="${url}" style="inset:auto;left:${(cell.width - width) / 2}px;bottom:${cell.height - foot}px;width:${width}px;height:auto">`
}

async function cellOf({ name, kind, item }: Entry, cell: Size) {
  const loaded = await load(name, kind)
  if (!loaded) return ''
  const content = kind === 'cut-out' ? onPalette(loaded, item, cell) : `<img src="${loaded.url}">`
  return `<div style="height:${cell.height}px">${content}</div>`
}

const entries: Entry[] = Object.values(renderers).flatMap(({ kind, items }) =>
  Object.entries(items).map(([name, item]) => ({ name, kind, item })),
)

async function sectionOf(group: string, { title, columns, ratio }: (typeof sections)[Group]) {
  const width = Math.floor((inner - sheet.gap * (columns - 1)) / columns)
  const cell = { width, height: Math.round(width * ratio) }
  const members = entries.filter(({ item }) => item.group === group)
  const cells = await Promise.all(members.map((entry) => cellOf(entry, cell)))
  return `<h2>${title}</h2>
    <section style="grid-template-columns:repeat(${columns},${width}px)">${cells.join('')}</section>`
}

const content: string[] = []
for (const [group, section] of Object.entries(sections))
  content.push(await sectionOf(group, section))
const html = `<meta charset="utf-8"><style>${await fontFaces()}${style}</style>${content.join('')}`

const page = await openBrowserPage()
const target = fileURLToPath(new URL('contact-sheet.webp', import.meta.url))
try {
  await page.setContent(html, { width: sheet.width, height: 1000 })
  const height = await page.page.evaluate(() => document.documentElement.scrollHeight)
  await page.page.setViewportSize({ width: sheet.width, height })
  await page.screenshot(`${target}.png`)
  await sharp(`${target}.png`).webp({ quality: 82, effort: 6 }).toFile(target)
  console.log(`${entries.length} pictures, ${sheet.width} × ${height}`)
} finally {
  await page.close()
  await rm(`${target}.png`, { force: true })
}
