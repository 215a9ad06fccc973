import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { readManifest } from './build/manifest.ts'
import { path, viewBox } from './src/brand/wordmark.ts'

const out = join(import.meta.dirname, 'dist')
const stylesheet = `/${readManifest(out).stylesheet}`
const offlinePage = readFileSync(join(import.meta.dirname, 'worker/offline.html'), 'utf8')
  .replace('%STYLESHEET%', stylesheet)
  .replace('%VIEWBOX%', viewBox)
  .replace('%WORDMARK%', path)

/** With SERVICE_WORKER=off, the worker unregisters itself (docs/operating.md). */
const source = process.env.SERVICE_WORKER === 'off' ? 'unregister-worker' : 'worker'

export default defineConfig({
  define: {
    __STYLESHEET__: JSON.stringify(stylesheet),
    __OFFLINE_PAGE__: JSON.stringify(offlinePage),
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
