import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The output folder of vite.config.ts and build/prerender.ts. The precache list is in the folder beside it. */
const out = resolve(import.meta.dirname, process.env.SHOP_OUT ?? 'dist')

/**
 * The service worker is built last, because it contains the list of built pages and files. With
 * SERVICE_WORKER=off it unregisters itself (docs/operating.md).
 */
const source = process.env.SERVICE_WORKER === 'off' ? 'unregister-worker' : 'worker'

export default defineConfig({
  define: { __PRECACHE__: readFileSync(`${out}-server/precache.json`, 'utf8') },
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
