import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { readManifest } from './build/manifest.ts'

/** The output folder of vite.config.ts and build/prerender.ts. */
const out = resolve(import.meta.dirname, process.env.SHOP_OUT ?? 'dist')

const stylesheet = `/${readManifest(out).stylesheet}`
const offlinePage = readFileSync(join(import.meta.dirname, 'worker/offline.html'), 'utf8')

/** With SERVICE_WORKER=off, the worker unregisters itself (docs/operating.md). */
const source = process.env.SERVICE_WORKER === 'off' ? 'unregister-worker' : 'worker'

export default defineConfig({
  define: {
    __STYLESHEET__: JSON.stringify(stylesheet),
    __OFFLINE_PAGE__: JSON.stringify(offlinePage.replace('%STYLESHEET%', stylesheet)),
  },
  publicDir: false,
  build: {
    outDir: out,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, `worker/${source}.ts`),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
