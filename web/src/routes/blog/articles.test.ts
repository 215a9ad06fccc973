import { expect, test } from 'vitest'
import { articleCategories, articles } from './articles.ts'
import { blogFaqCategories, blogFaqs } from './blog-text.ts'

test('every category of articles and of FAQs is used', () => {
  expect([...new Set<string>(articles.map(({ category }) => category))].sort()).toEqual(
    Object.keys(articleCategories).sort(),
  )
  expect([...new Set<string>(blogFaqs.map(({ category }) => category))].sort()).toEqual(
    Object.keys(blogFaqCategories).sort(),
  )
})

test.each(articles)('article $id has a valid date', ({ date }) => {
  expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
})

test('articles are sorted newest first', () => {
  const dates = articles.map(({ date }) => date)
  expect([...dates].sort().reverse()).toEqual(dates)
})
