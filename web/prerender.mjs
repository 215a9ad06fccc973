// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve, join } from 'node:path'
import { build } from 'vite'

/**
 * Writes each page of the built site as its own HTML file: the shell of `vite build`, filled with
 * what the server build renders, and told early which files its screen needs.
 */
process.env.NODE_ENV ??= 'production'
const out = resolve(import.meta.dirname, process.env.SHOP_OUT ?? 'dist')
const built = await readFile(join(out, 'index.html'), 'utf8')
const manifest = /** @type {Manifest} */ (await readJson(join(out, '.vite/manifest.json')))
const { headExtras, pages, render, siteFiles, webManifest } =
  /** @type {typeof import('./src/server.tsx')} */ (await load(`${out}-server/server.js`))

/** @typedef {Record<string, { file: string, imports?: string[], assets?: string[] }>} Manifest */

/** @param {string} file @returns {Promise<unknown>} */
async function readJson(file) {
  /** @type {unknown} */
  const read = JSON.parse(await readFile(file, 'utf8'))
  return read
}

/** @param {string} file @returns {Promise<unknown>} */
function load(file) {
  return import(file)
}

/**
 * The chunk of a file and all that it imports.
 * @param {string} name
 * @returns {string[]}
 */
function filesOf(name) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`the manifest has no ${name}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)]
}

const styles = await readFile(join(import.meta.dirname, 'src/styles.css'), 'utf8')

/** A colour of the theme. @param {string} name */
function colour(name) {
  const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1]
  if (!found) throw new Error(`styles.css has no colour ${name}`)
  return found
}

const everywhere = `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${colour('ink')}">`
await writeFile(
  join(out, 'manifest.webmanifest'),
  JSON.stringify(webManifest({ theme: colour('ink'), background: colour('brand') }), null, 2),
)

/** src/first.ts and what it imports, as one script that leaves no names behind. */
async function firstScript() {
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'src/first.ts'),
          output: { format: 'iife' },
        },
      },
    })
  )
  return output[0].code.trim()
}

const first = await firstScript()
// In the built site the app comes second: src/first.ts fetches it. The stylesheet stands before it.
const shell = built
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace('</head>', () => `<script>${first}</script></head>`)

/**
 * The app's files for one page, the entry first: src/first.ts fetches them when the page is painted.
 * @param {string} screen @param {readonly string[]} parts
 */
function later(screen, parts) {
  const own = [`src/screens/${screen}/${screen}-screen.tsx`, ...parts].flatMap(filesOf)
  return [...new Set([...filesOf('index.html'), ...own])]
    .map((file) => `<link rel="later" crossorigin href="/${file}">`)
    .join('')
}

/** Screens with ৳ in the text's own weight. Bold, it or the shop's name in Bangla is on all of them. */
const regularBangla = ['affiliate', 'product', 'products']

/** The fonts that a page is set in, which src/first.ts has ready before it is laid out. @param {string} screen */
function fonts(screen) {
  const preload = (/** @type {string} */ name, /** @type {string} */ font) => {
    const file = manifest['index.html']?.assets?.find((asset) => asset.includes(`/${name}-`))
    if (!file) throw new Error(`the manifest has no font ${name}`)
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin data-font="${font}">`
  }
  return [
    preload('archivo', '1em Archivo'),
    preload('hind-siliguri-700', "700 1em 'Hind Siliguri'"),
    ...(regularBangla.includes(screen)
      ? [preload('hind-siliguri-400', "400 1em 'Hind Siliguri'")]
      : []),
  ].join('')
}

for (const { file, text } of siteFiles(pages)) await writeFile(join(out, file), text)

/** The large picture of each page's first screen, which the browser may fetch ahead. @type {Record<string, string>} */
const firstPictures = {}

for (const { path, file, screen, parts } of pages) {
  const html = await render(path)
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/i.exec(
    html,
  )
  if (picture)
    firstPictures[path] = picture[0].replaceAll(/ (?:class|alt|fetchpriority)="[^"]*"/gi, '')
  // React puts what belongs into <head> at the start of what it renders.
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? ''
  const extras = await headExtras({ path, screen }, head)

  const page = shell
    .replace('<!--head-->', () => everywhere + fonts(screen) + later(screen, parts) + head + extras)
    .replace(
      '<div id="root">',
      () => `<div id="root" data-path="${path}">${html.slice(head.length)}`,
    )
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), page)
}
await writeFile(join(out, 'first-pictures.json'), JSON.stringify(firstPictures))
console.log(`${pages.length} pages prerendered`)
