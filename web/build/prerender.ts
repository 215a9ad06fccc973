import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { webManifest } from '../src/brand/web-manifest.ts'
import { pageTitle } from '../src/brand/page-title.ts'
import { productPage } from '../src/routes/product/product-text.ts'
import { routes } from '../src/routes.ts'
import { readEnvironment } from './environment.ts'
import { readManifest } from './manifest.ts'
import { pageLinks } from './page-links.ts'
import { pagePolicy } from './page-policy.ts'
import { allPages } from './pages.ts'
import { headTags } from './seo/head-tags.ts'
import { siteFiles } from './seo/site-files.ts'

const out = resolve(import.meta.dirname, '../dist')

const onEveryPage = `<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${webManifest.theme_color}">`

/** Writes each page: the template of `vite build` with the rendered HTML, links to its files, and its policy. */
export async function prerender(mode: string, project: string) {
  const environment = readEnvironment(mode)
  const { render } = (await import(
    pathToFileURL(`${out}-server/server.js`).href
  )) as typeof import('../src/app/server.tsx')
  const manifest = readManifest(out)
  const pages = allPages()

  const sessionScript = await inlineScript('src/boot/session-script.ts')
  const script = await inlineScript('src/boot/inline-script.ts')
  const homeScript = await inlineScript('src/routes/home/inline-script.ts')
  // Removes the app's script, because an inline script loads the app. White space only costs bytes.
  const template = (await readFile(join(out, 'index.html'), 'utf8'))
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .replace(/<script type="module"[^>]*><\/script>/, '')

  for (const page of pages) {
    const isNotFound = page.route === routes.notFound
    const own = await render(page.path)
    const body = isNotFound
      ? withUnknownProduct(own.body, (await render(routes.product.path)).body)
      : own.body
    if (!own.head || /^<(?:title|meta|link)\b/.test(body))
      throw new Error(`${page.path} has another head`)
    const added = page.route === routes.home ? homeScript : isNotFound && unknownProductScript
    const last = added ? [script, added] : [script]
    const policy = pagePolicy([sessionScript, ...last], environment, project)
    const links = pageLinks(page, manifest)
    const head = onEveryPage + links + own.head + (await headTags(page, environment))
    await write(
      page.file,
      template
        .replace(/<meta charset[^>]*>/, (charset) => charset + policyTag(policy))
        // Before the stylesheet, which Vite has moved to the end: a script waits for stylesheets above it.
        .replace('<!--head-->', () => head + scriptTag(sessionScript))
        .replace('</head>', () => `${last.map(scriptTag).join('')}</head>`)
        .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${body}`),
    )
  }

  await write('manifest.webmanifest', JSON.stringify(webManifest, null, 2))
  for (const { file, text } of siteFiles(pages)) await write(file, text)
  process.stdout.write(`${pages.length} pages prerendered for ${project}\n`)
}

// Hosting serves 404.html for an unknown product too (readings, 404): the page has both screens until the app renders
// one of them. A script in its head sets the title and `data-missing`, by which styles.css shows one of the two.
const unknownProductPath = `^${routes.product.path.replace(':id', '[^/]+')}$`
const unknownProductTitle = JSON.stringify(pageTitle(productPage.notFound.title))

const unknownProductScript = `RegExp("${unknownProductPath}").test(location.pathname)&&(document.title=${unknownProductTitle},document.documentElement.dataset.missing="product")`

const main = /(?<=<main\b[^>]*>)[^]*(?=<\/main>)/

function withUnknownProduct(notFound: string, unknownProduct: string) {
  const [screen = ''] = main.exec(unknownProduct) ?? []
  return notFound.replace(
    main,
    (page) => `<div data-missing="page">${page}</div><div data-missing="product">${screen}</div>`,
  )
}

async function write(file: string, text: string) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}

const scriptTag = (script: string) => `<script>${script}</script>`

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`

/** Bundles a source file as one script without global names. */
async function inlineScript(source: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', source),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
