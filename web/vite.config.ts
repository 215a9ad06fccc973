import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { chunks, everyGroupMatches } from './build/chunks.ts'
import { paletteStyles } from './build/palette-styles.ts'
import { leanRouter, wordmarkOutline } from './build/vite-plugins.ts'

/** The hosting emulator behind the dev server; tools/emulators/vite-server.ts names it. */
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

/** Where the pages go, and beside it the build that renders them; a test has its own. */
const out = process.env.SHOP_OUT ?? 'dist'

export default defineConfig(({ isSsrBuild }) => ({
  // The kill switch (docs/operating.md): the pages then register no worker either.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  plugins: [everyGroupMatches, leanRouter, wordmarkOutline, paletteStyles, react(), tailwindcss()],
  server: { host: '127.0.0.1', proxy: { '/api': shop, '/__': shop } },
  build: {
    manifest: !isSsrBuild,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
    // build/prerender.ts names each page's chunks.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    }),
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? `${out}-server` : out,
    emptyOutDir: true,
  },
}))
