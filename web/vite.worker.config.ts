import { join, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { precacheList } from './precache-list.ts'

/** Where vite.config.ts and prerender.mjs have put the pages. */
const out = resolve(import.meta.dirname, process.env.SHOP_OUT ?? 'dist')

/**
 * The service worker, made last: it names the pages and files that the other steps have made. With
 * SERVICE_WORKER=off it is one that removes itself (docs/operating.md, Offline).
 */
const source = process.env.SERVICE_WORKER === 'off' ? 'farewell' : 'worker'

export default defineConfig({
  define: { __PRECACHE__: JSON.stringify(precacheList(out)) },
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
