import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('no modules of the site import each other in a circle, with import() either', async () => {
  // The metafile lists no type-only imports.
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: ['web/src/boot/client.tsx', 'web/src/app/server.tsx'],
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
  })
  let rest = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.map(({ path }) => path).filter((path) => path in metafile.inputs),
    ]),
  )
  expect(rest.size).toBeGreaterThan(100)

  // Removes the files that import none of the rest or that none of it imports, until only circles are left.
  for (let size = Infinity; rest.size < size;) {
    size = rest.size
    const imported = new Set([...rest.values()].flat())
    rest = new Map(
      [...rest]
        .map(([file, imports]) => [file, imports.filter((path) => rest.has(path))] as const)
        .filter(([file, imports]) => imports.length > 0 && imported.has(file)),
    )
  }

  expect([...rest.keys()]).toEqual([])
})
