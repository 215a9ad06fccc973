import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launchBrowser } from '../browser.ts'
import { outlineName } from './outlines.ts'

const host = 'http://video.invalid'
const folder = fileURLToPath(new URL('.', import.meta.url))

/** Bundles the page's script: the frame renderer and the video's module. */
async function script(module: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { renderFrame } from './frame-renderer.ts'
        import { video } from './${module}.ts'
        window.renderFrame = (options) => renderFrame(video, options)`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const page = '<!doctype html><meta charset="utf-8"><script type="module" src="/video.js"></script>'

/**
 * Opens a browser page that renders the frames of a video.
 * @param module name of the video's module in this folder
 * @param props pictures by name: their bytes, or paths of their files
 */
export async function openFramePage(module: string, props: Record<string, Buffer | string>) {
  const lettering = await outlineName()
  const code = await script(module)
  const browser = await launchBrowser([
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--disable-gpu-watchdog',
  ])
  try {
    const tab = await browser.newPage()
    tab.on('console', (message) => console.log(`${module}: ${message.text()}`))
    await tab.route(`${host}/**`, async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname)
      if (path === '/') return route.fulfill({ contentType: 'text/html', body: page })
      if (path === '/video.js') return route.fulfill({ contentType: 'text/javascript', body: code })
      const prop = path.startsWith('/props/') ? props[path.slice(7)] : undefined
      if (prop === undefined) return route.abort()
      return route.fulfill(typeof prop === 'string' ? { path: prop } : { body: prop })
    })
    await tab.goto(`${host}/`)
    await tab.waitForFunction('window.renderFrame')

    return {
      /** Returns a frame as PNG. */
      async renderFrame(frame: number, frames: number): Promise<Buffer> {
        const options = JSON.stringify({ props: Object.keys(props), lettering, frame, frames })
        const url = String(await tab.evaluate(`window.renderFrame(${options})`))
        return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
      },
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/**
 * Renders a video into `${out}/0001.png`, `${out}/0002.png` …
 * @param options.every 1 renders all frames, 2 every other frame
 */
export async function renderVideo(
  page: Awaited<ReturnType<typeof openFramePage>>,
  {
    frames,
    every,
    out,
    onProgress,
  }: { frames: number; every: number; out: string; onProgress: (done: number) => void },
) {
  await mkdir(out, { recursive: true })
  for (let frame = 0, number = 1; frame < frames; frame += every, number += 1) {
    const file = `${out}/${String(number).padStart(4, '0')}.png`
    await writeFile(file, await page.renderFrame(frame, frames))
    onProgress((frame + every) / frames)
  }
}
