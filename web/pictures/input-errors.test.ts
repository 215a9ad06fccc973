import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { repository } from './folders.ts'

import { InputError } from './input-error.ts'
import { cutout, photo, testShop } from './test-shop.ts'
import { moveAll } from './write-all.ts'

const alt = 'A green tub with a yellow seal'
const named = ['--name', 'whey', '--alt', alt]

/** A shop with invalid files and used names. */
async function shopWithFiles() {
  const shop = await testShop()
  await shop.save('photo.png', photo(900, 700).png())
  await shop.save('small.png', photo(799, 700).png())
  await shop.save('cutout.png', cutout().png())
  await shop.save('small-cutout.png', cutout(1200, 900).png())
  await shop.write('text.jpg', 'no picture')
  await shop.write(
    'web/src/pictures/clip.ts',
    "export const video = { name: 'clip', duration: 5, hash: '0', poster: { name: 'clip', alt: '', widths: [800], width: 800, height: 1, hash: '0' } } as const satisfies Video\n",
  )
  return shop
}

test.each([
  ['a photo under 800 px', ['add', 'small.png', ...named], '799 pixels'],
  ['a cut-out under 800 px', ['add', 'small-cutout.png', ...named, '--cutout'], '724 pixels'],
  ['a file that is not a picture', ['add', 'text.jpg', ...named], 'cannot be read'],
  ['a file that does not exist', ['add', 'none.jpg', ...named], 'cannot be read'],
  ['no file', ['add', ...named], 'missing'],
  ['an opaque photo as a cut-out', ['add', 'photo.png', ...named, '--cutout'], 'no transparent'],
  ['a transparent picture as a photo', ['add', 'cutout.png', ...named], '--cutout'],
  ['no alt text', ['add', 'photo.png', '--name', 'whey'], '--alt is missing'],
  ['an empty alt text', ['add', 'photo.png', '--name', 'whey', '--alt', ' '], '--alt is missing'],
  ['a short alt text', ['add', 'photo.png', '--name', 'whey', '--alt', 'Whey'], 'too short'],
  ['no name', ['add', 'photo.png', '--alt', alt], '--name is missing'],
  ['capitals in a name', ['add', 'photo.png', '--name', 'Whey', '--alt', alt], 'lowercase'],
  ['a path as a name', ['add', 'photo.png', '--name', '../x', '--alt', alt], 'lowercase'],
  ['a reserved name', ['add', 'photo.png', '--name', 'picture', '--alt', alt], 'reserved'],
  ['the name of a card', ['add', 'photo.png', '--name', 'card-x', '--alt', alt], 'social cards'],
  ['the name of a video', ['add', 'photo.png', '--name', 'clip', '--alt', alt], 'already a video'],
  ['an unknown option', ['add', 'photo.png', ...named, '--large'], "Unknown option '--large'"],
  ['two files', ['add', 'photo.png', 'small.png', ...named], 'Unexpected argument'],
  ['--poster with a photo', ['add', 'photo.png', ...named, '--poster', '1'], 'videos'],
  ['a card of another size', ['card', 'photo.png', ...named], '1200 × 630'],
  ['an unknown name', ['remove', 'nothing'], "no picture named 'nothing'"],
  ['an unknown command', ['fetch'], 'Unknown command'],
])('%s → a one-sentence error, and nothing is written', async (_, args, message) => {
  const shop = await shopWithFiles()
  const before = await shop.files()

  const result = shop.pictures(...args)

  await expect(result).rejects.toThrow(InputError)
  await expect(result).rejects.toThrow(message)
  await expect(result).rejects.toThrow(/^[^\n]+\.$/)
  expect(await shop.files()).toEqual(before)
})

test('a move fails → earlier moves and replacements are rolled back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of ['new-1', 'new-2', 'old-2']) await writeFile(join(folder, file), file)
  const at = (file: string) => join(folder, file)

  const moves = [
    { from: at('new-1'), to: at('placed-1') },
    { from: at('new-2'), to: at('old-2') },
    { from: at('missing'), to: at('placed-3') },
  ]

  expect(() => moveAll(moves, folder)).toThrow('ENOENT')
  expect((await readdir(folder)).sort()).toEqual(['old-2'])
  expect(await readFile(at('old-2'), 'utf8')).toBe('old-2')
})

test('SIGINT while a photo is encoded → nothing is written', async () => {
  const shop = await testShop()
  const noise = { create: { width: 1600, height: 1600, channels: 3 as const, background: '#888' } }
  await shop.save(
    'photo.png',
    sharp({ create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png(),
  )
  const before = await shop.files()
  const module = JSON.stringify(pathToFileURL(join(repository, 'web/pictures/run.ts')).href)
  const script = `const { run } = await import(${module})
    const running = run(${JSON.stringify(shop.folders)}, ${JSON.stringify(shop.folders.root)},
      ${JSON.stringify(['add', 'photo.png', ...named])})
    process.stdout.write('running')
    await running`

  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: repository,
  })
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [, signal] = (await once(child, 'exit')) as [unknown, string]

  expect(signal).toBe('SIGINT')
  expect(await shop.files()).toEqual(before)
})
