import path from 'node:path'
import { build, type Rolldown } from 'vite'

export const floorUrl = '/floor.js'

const input = path.join(import.meta.dirname, 'floor-client.ts')

/** Removes all scripts from a page, which gives the floor of its paints. */
export const stripScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\.js"[^>]*>/g, '')

const floorScripts = `<script>eventRecorder = {}</script><script type="module" src="${floorUrl}"></script>`

/** Replaces all scripts of a page by that of floor-client.ts, loaded as Vite's template does. */
export const addFloorScript = (html: string) =>
  stripScripts(html)
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace('</head>', `${floorScripts}</head>`)

export async function floorResponse() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input },
    },
  })) as Rolldown.RolldownOutput
  return new Response(output[0].code, { headers: { 'content-type': 'text/javascript' } })
}
