import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { chunks } from './build/chunks.ts'
import { paletteStyles, referralLinks, wordmarkOutline } from './build/vite-plugins.ts'

/** The Hosting emulator that the dev server proxies to. tools/start.ts sets it. */
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

export default defineConfig(({ isSsrBuild }) => ({
  // The kill switch (docs/operating.md): with 'off', pages do not register a worker.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  plugins: [wordmarkOutline, referralLinks, paletteStyles, react(), tailwindcss()],
  server: { host: '127.0.0.1', proxy: { '/api': shop, '/__': shop } },
  build: {
    manifest: !isSsrBuild,
    // For the errors in the function's log (docs/operating.md). firebase.json keeps them from being served.
    sourcemap: isSsrBuild ? false : 'hidden',
    // The Content Security Policy does not allow data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // build/prerender.ts writes the links to each page's chunks.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    }),
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    emptyOutDir: true,
  },
}))
