/**
 * Writes each page of the built site as its own HTML file: the shell of `vite build`, filled with what
 * the server build renders, and told early which files its screen needs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { webManifest } from '../src/brand/web-manifest.ts'
import { inlineScript } from './inline-script.ts'
import { readManifest } from './manifest.ts'
import { pageLinks } from './page-links.ts'
import { allPages } from './pages.ts'
import { keepPolicyHash } from './policy-hash.ts'
import { precacheList } from './precache-list.ts'
import { headTags } from './seo/head-tags.ts'
import { siteFiles } from './seo/site-files.ts'
import { colours } from '../src/brand/palettes.ts'

process.env.NODE_ENV ??= 'production'
const out = resolve(import.meta.dirname, '..', process.env.SHOP_OUT ?? 'dist')
const { render } = (await import(
  `${out}-server/server.js`
)) as typeof import('../src/app/server.tsx')
const manifest = readManifest(out)
const pages = await allPages()

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}

// In the built site the app comes second: the inline script fetches it. The stylesheet stands before it.
const script = await inlineScript()
// A test's build has another folder; the firebase CLI names the project to the commands before a deploy.
if (process.env.SHOP_OUT === undefined) {
  const checkOnly = Boolean(process.env.CI ?? process.env.GCLOUD_PROJECT)
  keepPolicyHash(join(import.meta.dirname, '../../firebase.json'), script, { checkOnly })
}
const shell = (await readFile(join(out, 'index.html'), 'utf8'))
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace('</head>', () => `<script>${script}</script></head>`)

const onEveryPage = `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${colours.ink}">`

/** The large picture of each page's first screen, which the browser may fetch ahead. */
const firstPictures: Record<string, string> = {}

for (const page of pages) {
  const { html, firstPicture } = await render(page.path)
  if (/^<(?:title|meta|link)\b/.test(html)) throw new Error(`${page.path} renders head elements`)
  if (firstPicture) firstPictures[page.path] = firstPicture
  const head = onEveryPage + pageLinks(page, manifest) + (await headTags(page))
  await write(
    page.file,
    shell
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${html}`),
  )
}

await write('first-pictures.json', JSON.stringify(firstPictures))
await write('manifest.webmanifest', JSON.stringify(webManifest, null, 2))
for (const { file, text } of siteFiles(pages)) await write(file, text)
// Read by vite.worker.config.ts: what the worker keeps is complete by now.
await writeFile(`${out}-server/precache.json`, JSON.stringify(precacheList(out)))
process.stdout.write(`${pages.length} pages prerendered\n`)
