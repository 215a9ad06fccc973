import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'
import { foldersOf, repository } from './folders.ts'
import { run } from './run.ts'

const tub = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect x="20%" y="10%" width="60%" height="80%" rx="40" fill="#1f6b3f"/>
        <circle cx="50%" cy="50%" r="${width / 8}" fill="#f6b91f"/></svg>`,
    ),
  )

/** A photo with a plain background. */
export const photo = (width = 1300, height = 900, ground = '#2f6fb5') =>
  tub(width, height).flatten({ background: ground })

/** A cut-out whose opaque part has 60 % of the width and 80 % of the height. */
export const cutout = (width = 1500, height = 1000) => tub(width, height)

/** A shop without pictures in a temporary folder, with functions to run the command in it. */
export async function testShop() {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders = foldersOf(root)
  for (const folder of [folders.modules, folders.served, folders.brand, folders.icons])
    await mkdir(folder, { recursive: true })
  await cp(join(repository, 'web/src/pictures/picture.ts'), join(folders.modules, 'picture.ts'))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return {
    folders,
    write,
    save: (file: string, drawing: Sharp) => drawing.toFile(join(root, file)),
    read: (file: string) => readFile(join(root, file), 'utf8'),
    /** Names of all files in web/, sorted. */
    files: async () =>
      (await readdir(join(root, 'web'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort(),
    pictures: (...args: string[]) => run(folders, root, args),
  }
}
