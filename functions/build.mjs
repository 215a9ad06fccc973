// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as z from 'zod'
import { commitOf } from './commit.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')))

rmSync(`${folder}lib`, { recursive: true, force: true })
await build({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The function runs on Node 24, the emulator on whatever its host has.
  target: 'node20',
  sourcemap: true,
  // Installed in the cloud from package.json; all else is inlined, which makes cold starts shorter.
  external: ['firebase-admin', 'firebase-functions'],
  define: { BUILD: JSON.stringify({ version, commit: commitOf(folder) }) },
  // Express calls require(), which an ES module does not have.
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
})
