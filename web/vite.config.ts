import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { paletteStyles, referralLinks, wordmarkOutline } from './build/vite-plugins.ts'

/** The Hosting emulator that the dev server proxies to. tools/start.ts sets it. */
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

/** Without the last three groups a page would load up to 23 files (docs/performance.md); each costs a request. */
const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What the next two groups share. src/account/firebase.ts must not import React.
  {
    name: 'browser',
    test: /\/web\/src\/(browser\/(json|storage|when-idle|with-timeout)|account\/stored-session)/,
  },
  // Firebase Auth and what a stored session loads with it. Analytics and App Check load separately.
  {
    name: 'firebase',
    test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)|\/web\/src\/account\/(firebase|provider-errors|web-config)/,
  },
  {
    name: 'shop',
    test: /\/web\/src\/(?!boot\/client).*\.(tsx?|json)$|preload-helper/,
    tags: ['$initial' as const],
  },
  // Small modules, which would bring a whole other group to many pages.
  {
    name: 'small',
    test: /\/(components\/(error-box|account-icon)|account\/notices|layout\/use-logout)|\/contract\/src\/clean-text/,
  },
  {
    name: 'shared',
    test: /\/web\/src\/(ui\/(accordion|collapsible|scroll-to|badge)|components\/(announcement|use-copy|price|section-head|below-first-screen|cutout|picture|hero|assurances|faq-section)|brand\/palettes)/,
  },
  {
    name: 'forms',
    test: /\/web\/src\/(account\/(forms\/(form|form-values|use-account-dialog)\.|errors)|ui\/(field|password-field|checkbox)|components\/(copy-field|needs-connection))/,
  },
]

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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    emptyOutDir: true,
  },
}))
