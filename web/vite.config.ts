import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'

/** The hosting emulator behind the dev server; tools/start.mjs names it. */
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', proxy: { '/api': shop, '/__': shop } },
  build: {
    manifest: !isSsrBuild,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild && { ssr: 'src/server.tsx', outDir: '.build', emptyOutDir: true }),
  },
}))
