import { brand } from '../web/src/brand/brand.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('blog: “Three featured and three latest articles, a science FAQ, and a newsletter form claiming 5,000+ subscribers”', async ({
  page,
}) => {
  await open(page, '/blog')
  const main = page.getByRole('main')
  const articles = main.getByRole('article')
  await expect(articles).toHaveCount(6)
  await expect(articles.getByRole('heading', { level: 3 })).toHaveText([
    'Why casein likes the night shift',
    'Eighteen months, one kettlebell, no excuses left',
    'How to read a label in thirty seconds',
    'Training through a Dhaka summer',
    'Pea, rice, or both?',
    'Five lifts, three days, one hour',
  ])
  await expect(main.getByRole('heading', { level: 2, name: 'Featured' })).toHaveCount(1)
  await expect(main.getByRole('region', { name: 'Latest' }).getByRole('article')).toHaveCount(3)
  for (const category of [
    'Nutrition science',
    'Research insights',
    'Transformation stories',
    'Fitness guides',
  ]) {
    await expect(articles.filter({ hasText: category }).first()).toBeVisible()
  }
  await expect(articles.first()).toContainText('12 November 2026')
  await expect(articles.first()).toContainText('7 min read')
  await expect(articles.first()).toContainText(`${brand.name} Lab`)
  for (const picture of await articles.locator('img').all()) {
    await expect(picture).toHaveAttribute('alt', /\w/)
  }

  const faqs = main.getByRole('region', { name: 'Science, short.' })
  for (const category of ['Timing', 'Safety', 'Requirements']) {
    await expect(faqs.getByText(category, { exact: true }).first()).toBeVisible()
  }
  await faqs.getByRole('button', { name: 'When should I have a shake?', exact: true }).click()
  await expect(faqs.getByText('Whenever you will actually drink it.')).toBeVisible()

  await expect(main.getByText('5,000+')).toBeVisible()
  const newsletter = main.getByRole('form', { name: 'Blog newsletter' })
  await newsletter.getByRole('textbox').fill('nadia@')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await newsletter.getByRole('textbox').press('Enter')
  await expect(newsletter.getByRole('textbox')).toHaveValue('nadia@')
  await expect(page).toHaveURL('/blog')
})

test('about: “Story, values, mission and vision.”', async ({ page }) => {
  await open(page, '/about')
  const main = page.getByRole('main')
  for (const heading of ['Our story', 'Our values', 'Our mission', 'Our vision']) {
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(main.getByText('A Bangladesh where strong is ordinary.')).toBeVisible()
})
