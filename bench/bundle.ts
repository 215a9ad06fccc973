import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles a TypeScript file of this folder like the deployed function.
 * @returns the path of the bundle
 */
export async function bundle(name: string): Promise<string> {
  const outfile = fileURLToPath(
    new URL(`../node_modules/.cache/bench/${name}.mjs`, import.meta.url),
  )
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['autocannon', 'firebase-admin', 'fast-check'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
  })
  return outfile
}
