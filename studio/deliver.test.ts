import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deliveryOptions } from './deliver.ts'
import type { Item } from './renderer.ts'

const item: Item = { alt: 'A tub of protein', group: 'packs' }

let folder = ''
let out = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deliver-'))
  out = join(folder, 'tub')
})

afterEach(() => rm(folder, { recursive: true }))

const master = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#d5112a' } })
    .png()
    .toFile(`${out}.png`)

test('cut-out → delivers its master, which the shop trims', async () => {
  const options = await deliveryOptions('cut-out', 'tub', item, out)

  expect(options).toEqual([
    ...['add', `${out}.png`, '--name', 'tub', '--alt', 'A tub of protein'],
    '--cutout',
  ])
})

test('scene that is not large → delivers its master scaled to 800 px', async () => {
  await master(1200)

  const [, file = ''] = await deliveryOptions('scene', 'tub', item, out)

  expect(await sharp(file).metadata()).toMatchObject({ width: 800, height: 400 })
})

test('large scene → delivers its unchanged master', async () => {
  const [, file] = await deliveryOptions('scene', 'tub', { ...item, large: true }, out)

  expect(file).toBe(`${out}.png`)
})

test('card → delivers the name without its prefix, which the shop adds', async () => {
  const options = await deliveryOptions('card', 'card-home', item, out)

  expect(options).toEqual(['card', `${out}.png`, '--name', 'home', '--alt', 'A tub of protein'])
})

test('video without a poster → an error with its name', async () => {
  await expect(deliveryOptions('video', 'film-about', item, out)).rejects.toThrow('film-about')
})
