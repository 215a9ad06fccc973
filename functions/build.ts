import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as v from 'valibot'
import { commitOf } from './commit.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** Usage: `tsx build.ts [outfile]`. The path is relative to this folder. */
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
  // The function runs on Node 24, but the emulator runs on the host's version.
  target: 'node20',
  sourcemap: true,
  // Cloud Build installs these from package.json. Other packages are bundled, for shorter cold starts.
  external: ['firebase-admin', 'firebase-functions'],
  define: { BUILD: JSON.stringify({ version, commit: commitOf(folder) }) },
  // Express calls require(), which ES modules do not define.
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
})
