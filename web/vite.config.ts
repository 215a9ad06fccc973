import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { chunks } from './chunks.ts'
import { leanRouter, plainImports, wordmarkOutline } from './vite-plugins.ts'

/** The hosting emulator behind the dev server; tools/start.mjs names it. */
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

/** Where the pages go, and beside it the build that renders them; a test has its own. */
const out = process.env.SHOP_OUT ?? 'dist'

/** The router's package offers its development build alone; the other one stands beside it. */
const router = {
  find: /^react-router$/,
  replacement: join(
    createRequire(import.meta.url).resolve('react-router/package.json'),
    '../dist/production/index.mjs',
  ),
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  // The kill switch (docs/operating.md): the pages then register no worker either.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  resolve: { alias: mode === 'production' && !isSsrBuild ? [router] : [] },
  plugins: [plainImports, leanRouter, wordmarkOutline, react(), tailwindcss()],
  server: { host: '127.0.0.1', proxy: { '/api': shop, '/__': shop } },
  build: {
    manifest: !isSsrBuild,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
    // prerender.mjs names each page's chunks; the helper that would do it at run time weighs 1 kB.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    }),
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? `${out}-server` : out,
    emptyOutDir: true,
  },
}))
