import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord, updateRecord } from './record.ts'

let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'))
  file = join(folder, 'record.json')
  await writeFile(file, '{ "tub": "1111" }\n')
})

afterEach(() => rm(folder, { recursive: true }))

test('new item → added, sorted by name', async () => {
  await updateRecord('bar', '2222', file)

  expect(Object.entries(await readRecord(file))).toEqual([
    ['bar', '2222'],
    ['tub', '1111'],
  ])
})

test('recorded item → its fingerprint is replaced', async () => {
  await updateRecord('tub', '3333', file)

  expect(await readRecord(file)).toEqual({ tub: '3333' })
})

test('no fingerprint → the item is removed', async () => {
  await updateRecord('tub', undefined, file)

  expect(await readRecord(file)).toEqual({})
})
