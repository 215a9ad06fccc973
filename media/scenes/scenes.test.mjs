// @ts-check
import { expect, test } from 'vitest'
import { importTypescript } from '../import-typescript.mjs'
import { arrangements } from './arrangements.mjs'
import { scenes } from './scenes.mjs'

const { gallery } = /** @type {typeof import('../../web/src/routes/lifestyle/gallery.ts')} */ (
  await importTypescript('web/src/routes/lifestyle/gallery.ts')
)
const { articles } = /** @type {typeof import('../../web/src/routes/blog/articles.ts')} */ (
  await importTypescript('web/src/routes/blog/articles.ts')
)

test.each(gallery)('the gallery has its picture $id', ({ image }) => {
  expect(scenes.items[image.name]?.group).toBe('gallery')
})

test.each(articles)('the article $id has its cover', ({ id }) => {
  expect(scenes.items[`article-${id}`]?.group).toBe('articles')
})

test.each(Object.entries(arrangements))('%s is wide enough for the site', (_, arrangement) => {
  const { width, large = false, shows } = arrangement

  expect(width).toBeGreaterThanOrEqual(large ? 1200 : 800)
  expect(shows).not.toHaveLength(0)
})

test.each(Object.keys(arrangements))('%s has the same fingerprint twice', async (name) => {
  const once = await scenes.sourceOf(name, false)

  expect(await scenes.sourceOf(name, false)).toBe(once)
})
