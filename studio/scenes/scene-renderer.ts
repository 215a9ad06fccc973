import { cutOut, versionsOf } from '../delivered.ts'
import { fingerprint } from '../fingerprint.ts'
import { openBrowserPage } from '../browser-page.ts'
import { arrangements } from './arrangements.ts'
import { sheet } from './pieces.ts'
import type { Renderer, RenderSession } from '../renderer.ts'

/** Device pixels per CSS pixel, so many that the encoder only scales down. */
const deviceScaleFactor = 1.5

function arrangementOf(name: string) {
  const found = arrangements[name]
  if (!found) throw new Error(`no arrangement named ${name}`)
  return found
}

async function fingerprintOf(name: string) {
  const { shows, set, width, height } = arrangementOf(name)
  const versions = await versionsOf(shows)
  const placeholders = versions.map((version) => ({ url: String(version), ratio: 1 }))
  return fingerprint([], [width, height, deviceScaleFactor, sheet(set(placeholders).join(''))])
}

async function open(): Promise<RenderSession> {
  const page = await openBrowserPage(deviceScaleFactor)
  return {
    async render(name, out, onProgress) {
      const { shows, set, width, height } = arrangementOf(name)
      const cutOuts = await Promise.all(shows.map(cutOut))
      await page.setContent(sheet(set(cutOuts).join('')), { width, height })
      await page.screenshot(`${out}.png`)
      onProgress(1)
    },
    close: page.close,
  }
}

/** Still lifes for the gallery, the articles and the shop's story, composed of delivered cut-outs. */
export const scenes: Renderer = {
  kind: 'scene',
  items: Object.fromEntries(
    Object.entries(arrangements).map(([name, { alt, group, large }]) => [
      name,
      { alt, group, ...(large && { large }) },
    ]),
  ),
  fingerprintOf,
  open,
}
