import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as v from 'valibot'
import { commitOf } from './commit.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** `tsx build.ts [outfile]`, relative to this folder. */
const outfile = process.argv[2] ?? 'lib/index.js'

const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8')),
)

rmSync(path.join(folder, path.dirname(outfile)), { recursive: true, force: true })
await build({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outfile,
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
