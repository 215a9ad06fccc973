// @ts-check
import { build } from 'esbuild'

/**
 * Reads one of the shop's TypeScript modules, so that pictures and pages share a single source.
 * @param {string} path from the repository's root
 * @returns {Promise<unknown>} the module's exports
 */
export async function importTypescript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: new URL('..', import.meta.url).pathname,
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
