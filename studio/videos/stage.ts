import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launchBrowser } from '../browser.ts'
import { outlineName } from './outlines.ts'

const host = 'http://stage.invalid'
const folder = fileURLToPath(new URL('.', import.meta.url))

/** The page's script: the camera with the video's module before it. */
async function script(module: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { shoot } from './camera.ts'
        import { video } from './${module}.ts'
        window.shoot = (order) => shoot(video, order)`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const page = '<!doctype html><meta charset="utf-8"><script type="module" src="/stage.js"></script>'

/**
 * @param module the video's, in this folder
 * @param props picture by name: its bytes, or the path of its file
 */
export async function openStage(module: string, props: Record<string, Buffer | string>) {
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
      if (path === '/stage.js') return route.fulfill({ contentType: 'text/javascript', body: code })
      const prop = path.startsWith('/props/') ? props[path.slice(7)] : undefined
      if (prop === undefined) return route.abort()
      return route.fulfill(typeof prop === 'string' ? { path: prop } : { body: prop })
    })
    await tab.goto(`${host}/`)
    await tab.waitForFunction('window.shoot')

    return {
      /** @returns PNG */
      async shoot(frame: number, frames: number): Promise<Buffer> {
        const order = JSON.stringify({ props: Object.keys(props), lettering, frame, frames })
        const url = String(await tab.evaluate(`window.shoot(${order})`))
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
 * Shoots a whole video into `${out}/0001.png` and on.
 * @param plan `every`: 1 all frames, 2 every other one
 */
export async function shootVideo(
  stage: Awaited<ReturnType<typeof openStage>>,
  {
    frames,
    every,
    out,
    onProgress,
  }: { frames: number; every: number; out: string; onProgress: (done: number) => void },
) {
  await mkdir(out, { recursive: true })
  for (let frame = 0, shot = 1; frame < frames; frame += every, shot += 1) {
    const file = `${out}/${String(shot).padStart(4, '0')}.png`
    await writeFile(file, await stage.shoot(frame, frames))
    onProgress((frame + every) / frames)
  }
}
