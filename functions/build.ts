import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, context, type BuildOptions } from 'esbuild'
import { commitOf } from './commit.ts'
import manifest from './package.json' with { type: 'json' }

const folder = fileURLToPath(new URL('.', import.meta.url))
/** Usage: `tsx build.ts [outfile] [--watch]`. The path is relative to this folder. */
const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [outfile = 'lib/index.js'] = positionals

const options: BuildOptions = {
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
  define: { BUILD: JSON.stringify({ version: manifest.version, commit: commitOf(folder) }) },
  // Express calls require(), which ES modules do not define.
  banner: {
    js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
  },
}

if (values.watch) await (await context(options)).watch()
else {
  rmSync(path.join(folder, path.dirname(outfile)), { recursive: true, force: true })
  await build(options)
}
