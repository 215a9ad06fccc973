// @ts-check
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { outlineName } from './outlines.mjs'

const host = 'http://stage.invalid'
const media = fileURLToPath(new URL('../', import.meta.url))

const page = `<!doctype html><meta charset="utf-8"><script type="module">
  import { shoot } from '${host}/films/camera.mjs'
  window.shoot = shoot
</script>`

/**
 * @param {string} name the film's module
 * @param {Record<string, Buffer | string>} props picture by name: its bytes, or the path of its file
 */
export async function openStage(name, props) {
  const lettering = await outlineName()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
      '--force-color-profile=srgb',
    ],
  })
  try {
    const tab = await browser.newPage()
    tab.on('console', (message) => console.log(`${name}: ${message.text()}`))
    await tab.route(`${host}/**`, async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname)
      if (path === '/') return route.fulfill({ contentType: 'text/html', body: page })
      const prop = path.startsWith('/props/') ? props[path.slice(7)] : undefined
      return prop && typeof prop !== 'string'
        ? route.fulfill({ body: prop })
        : route.fulfill({ path: prop ?? `${media}${path}` })
    })
    await tab.goto(`${host}/`)
    await tab.waitForFunction('window.shoot')

    return {
      /** @param {number} frame @param {number} frames @returns {Promise<Buffer>} PNG */
      async shoot(frame, frames) {
        const order = JSON.stringify({ name, props: Object.keys(props), lettering, frame, frames })
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
 * Shoots a whole film into `${out}/0001.png` and on.
 * @param {Awaited<ReturnType<typeof openStage>>} stage
 * @param {{ frames: number, every: number, out: string, onProgress: (done: number) => void }} plan
 *   `every`: 1 all frames, 2 every other one
 */
export async function shootFilm(stage, { frames, every, out, onProgress }) {
  await mkdir(out, { recursive: true })
  for (let frame = 0, shot = 1; frame < frames; frame += every, shot += 1) {
    const file = `${out}/${String(shot).padStart(4, '0')}.png`
    await writeFile(file, await stage.shoot(frame, frames))
    onProgress((frame + every) / frames)
  }
}
