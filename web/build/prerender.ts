/**
 * Writes each page as an HTML file: the template of `vite build` with the HTML that the server build
 * renders, and with links to the files that the page needs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { referralPathPattern } from '../src/brand/referral-code.ts'
import { webManifest } from '../src/brand/web-manifest.ts'
import { routes } from '../src/routes.ts'
import { updateHostingConfig } from './hosting-config.ts'
import { inlineScript } from './inline-script.ts'
import { readManifest } from './manifest.ts'
import { pageLinks } from './page-links.ts'
import { allPages } from './pages.ts'
import { headTags } from './seo/head-tags.ts'
import { siteFiles } from './seo/site-files.ts'

process.env.NODE_ENV ??= 'production'
const out = resolve(import.meta.dirname, '..', process.env.SHOP_OUT ?? 'dist')
const { render } = (await import(
  `${out}-server/server.js`
)) as typeof import('../src/app/server.tsx')
const manifest = readManifest(out)
const pages = allPages()

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}

const sessionScript = await inlineScript('src/app/session-script.ts')
const script = await inlineScript('src/app/inline-script.ts')
/** Scripts of single routes, by name. They follow the script of every page. */
const routeScripts: Partial<Record<string, string>> = {
  [routes.home.name]: await inlineScript('src/routes/home/inline-script.ts'),
}
// Builds for tests set SHOP_OUT. The Firebase CLI sets GCLOUD_PROJECT in predeploy commands.
if (process.env.SHOP_OUT === undefined) {
  const checkOnly = Boolean(process.env.CI ?? process.env.GCLOUD_PROJECT)
  const scripts = [sessionScript, script, ...Object.values(routeScripts)].filter(
    (text) => text !== undefined,
  )
  const file = join(import.meta.dirname, '../../firebase.json')
  updateHostingConfig(file, { scripts, referralPathPattern }, { checkOnly })
}
// Replaces the app's script with the inline scripts, which run after the stylesheet and load the app. The
// session's script is before the stylesheet, because a script waits for stylesheets above it. Line breaks
// only cost bytes.
const template = (await readFile(join(out, 'index.html'), 'utf8'))
  .replace(/\s*\n\s*/g, ' ')
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace('</head>', () => `<script>${script}</script><!--route--></head>`)

const onEveryPage = `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${webManifest.theme_color}">`

for (const page of pages) {
  const html = await render(page.path)
  if (/^<(?:title|meta|link)\b/.test(html)) throw new Error(`${page.path} renders head elements`)
  const routeScript = routeScripts[page.route.name] ?? ''
  const head = onEveryPage + pageLinks(page, manifest) + (await headTags(page))
  await write(
    page.file,
    template
      .replace('<!--head-->', () => `${head}<script>${sessionScript}</script>`)
      .replace('<!--route-->', () => routeScript && `<script>${routeScript}</script>`)
      .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${html}`),
  )
}

await write('manifest.webmanifest', JSON.stringify(webManifest, null, 2))
for (const { file, text } of siteFiles(pages)) await write(file, text)
process.stdout.write(`${pages.length} pages prerendered\n`)
