import { expect, test } from 'vitest'
import { region } from './region.ts'
import { createTree } from './test-tree.ts'

const sound = {
  'firebase.json': '{ "region": "asia-south1", "location": "asia-south1" }',
  'functions/src/index.ts': "region: 'asia-south1',",
  'tools/test/test-shop.ts': 'FUNCTION_ORIGIN: `http://a/asia-south1/api`',
  'ARCHITECTURE.md': 'the function, in asia-south1',
  'docs/operating.md': 'gcloud --location=asia-south1',
}

test('same region in all files → reports no fault', async () => {
  expect(await region.findFaults(createTree(sound))).toEqual([])
})

test.for(Object.keys(sound))('another region in %s → reports a fault', async (file) => {
  const context = createTree({ ...sound, [file]: 'europe-west1' })

  expect(await region.findFaults(context)).toEqual([
    expect.stringContaining(`${file}: europe-west1`),
  ])
})

test.for(Object.keys(sound))('no region in %s → reports a fault', async (file) => {
  expect(await region.findFaults(createTree({ ...sound, [file]: '' }))).toEqual([
    `${file} names no region`,
  ])
})
