import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vite'

/** Where vite.config.ts and build/prerender.ts have put the pages, and beside it the precache list. */
const out = resolve(import.meta.dirname, process.env.SHOP_OUT ?? 'dist')

/**
 * The service worker, made last: it names the pages and files that the other steps have made. With
 * SERVICE_WORKER=off it is one that removes itself (docs/operating.md, Offline).
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
