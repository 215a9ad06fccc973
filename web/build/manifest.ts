import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }

export function readManifest(site: string) {
  const chunks = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >

  function chunkOf(source: string) {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`the manifest has no ${source}`)
    return chunk
  }
  const fileOf = (source: string): string => chunkOf(source).file
  /** The chunk of a source file and all chunks that it imports, each once: chunks may import each other. */
  const filesOf = (source: string): string[] => {
    const sources = new Set([source])
    for (const each of sources)
      for (const imported of chunkOf(each).imports ?? []) sources.add(imported)
    return Array.from(sources, fileOf)
  }
  const assetOf = (name: string): string => {
    const file = chunkOf('index.html').assets?.find((asset) => asset.includes(`/${name}-`))
    if (!file) throw new Error(`the manifest has no asset ${name}`)
    return file
  }
  const [stylesheet] = chunkOf('index.html').css ?? []
  if (!stylesheet) throw new Error('the manifest has no stylesheet')
  return { fileOf, filesOf, assetOf, stylesheet }
}

export type Manifest = ReturnType<typeof readManifest>
