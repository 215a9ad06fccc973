import { expect, test } from 'vitest'
import { articleCategories, articles, featuredArticles, latestArticles } from './articles.ts'
import { blogFaqCategories, blogFaqs } from './blog-faqs-text.ts'
import { blogPage } from './blog-text.ts'

test('three articles are featured and three are not', () => {
  expect(featuredArticles.map(({ id }) => id)).toEqual([
    'casein-night-shift',
    'one-kettlebell',
    'read-a-label',
  ])
  expect(latestArticles.map(({ id }) => id)).toEqual([
    'dhaka-summer',
    'pea-rice-or-both',
    'five-lifts',
  ])
})

test('all categories are used', () => {
  expect([...new Set<string>(articles.map(({ category }) => category))].sort()).toEqual(
    Object.keys(articleCategories).sort(),
  )
  expect([...new Set<string>(blogFaqs.map(({ category }) => category))].sort()).toEqual(
    Object.keys(blogFaqCategories).sort(),
  )
})

test('the categories are those of the specification', () => {
  expect(Object.keys(articleCategories)).toEqual([
    'nutrition-science',
    'research-insights',
    'transformation-stories',
    'fitness-guides',
  ])
  expect(Object.keys(blogFaqCategories)).toEqual(['timing', 'safety', 'requirements'])
})

test.each(articles)('$id appeared on a day of the calendar', ({ date }) => {
  expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
})

test('the newest article comes first', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates.toSorted().toReversed()).toEqual(dates)
})

test('articles are signed by desks', () => {
  expect(new Set(articles.map(({ author }) => author))).toEqual(
    new Set(['SHOBOL Lab', 'SHOBOL Training', 'SHOBOL Kitchen']),
  )
})

test('the blog claims its readers and is headed as decided', () => {
  expect(blogPage.newsletter.subscribers).toBe('5,000+')
  expect(blogPage.newsletter.action).toBe('Subscribe')
  expect([blogPage.featured.heading, blogPage.latest.heading]).toEqual(['Featured', 'Latest'])
})
