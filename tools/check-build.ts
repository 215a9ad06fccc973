import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './shop.ts'

type Build = { output: string; sources: string[] }

const pages = 'web/dist/index.html'
const builds: Build[] = [
  {
    output: pages,
    sources: ['web/src', 'web/build', 'web/worker', 'web/public', 'web/index.html', 'contract/src'],
  },
  { output: 'functions/lib/index.js', sources: ['functions/src', 'contract/src'] },
]

/** @throws if this checkout's build is older than its sources, or if the shop at `origin` serves another */
export async function checkBuild(origin: string, folder = root) {
  for (const { output, sources } of builds) {
    const file = path.join(folder, output)
    if (!existsSync(file)) throw new Error(`There is no ${output}: run \`npm run build\`.`)
    const changed = sources
      .flatMap((source) => filesIn(folder, source))
      .find((source) => modifiedAt(path.join(folder, source)) > modifiedAt(file))
    if (changed) throw new Error(`${changed} is newer than ${output}: run \`npm run build\`.`)
  }
  const served = await fetch(origin).then((response) => response.text())
  if (served !== readFileSync(path.join(folder, pages), 'utf8')) {
    throw new Error(
      `${origin} does not serve the build of ${folder}: stop that shop, or set PORT_OFFSET.`,
    )
  }
}

function filesIn(folder: string, source: string) {
  if (path.extname(source)) return [source]
  return readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file))
}

const modifiedAt = (file: string) => statSync(file).mtimeMs
