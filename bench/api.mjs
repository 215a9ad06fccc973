// @ts-check
/** Bundles compare-api.ts as the function is bundled for the cloud, and runs it. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const outfile = fileURLToPath(new URL('../node_modules/.cache/bench/api.mjs', import.meta.url))

await build({
  entryPoints: [fileURLToPath(new URL('compare-api.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['autocannon'],
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
})
await import(outfile)
