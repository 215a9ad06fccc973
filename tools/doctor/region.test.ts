import { expect, test } from 'vitest'
import { region } from './region.ts'
import { treeOf } from './tree.ts'

const sound = {
  'firebase.json': '{ "region": "asia-south1", "location": "asia-south1" }',
  'functions/src/index.ts': "region: 'asia-south1',",
  'tools/test/test-shop.ts': 'FUNCTION_ORIGIN: `http://a/asia-south1/api`',
  'ARCHITECTURE.md': 'the function, in asia-south1',
  'docs/operating.md': 'gcloud --location=asia-south1',
}

test('one region in all places is sound', async () => {
  expect(await region.faults(treeOf(sound))).toEqual([])
})

test.for(Object.keys(sound))('another region in %s is a fault', async (file) => {
  const place = treeOf({ ...sound, [file]: 'europe-west1' })

  expect(await region.faults(place)).toEqual([expect.stringContaining(`${file}: europe-west1`)])
})

test.for(Object.keys(sound))('no region in %s is a fault', async (file) => {
  expect(await region.faults(treeOf({ ...sound, [file]: '' }))).toEqual([`${file} names no region`])
})
