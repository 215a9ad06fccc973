import { about } from '../web/src/routes/about/about-text.ts'
import {
  articleCategories,
  featuredArticles,
  latestArticles,
} from '../web/src/routes/blog/articles.ts'
import { blogFaqCategories, blogFaqs } from '../web/src/routes/blog/blog-faqs-text.ts'
import { blogPage } from '../web/src/routes/blog/blog-text.ts'
import { dayInDhaka } from './support/day-in-dhaka.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** All articles in the order of the blog page. */
const articles = [...featuredArticles, ...latestArticles]

test('/blog → shows featured and latest articles, FAQs and an inert newsletter form', async ({
  page,
}) => {
  await open(page, '/blog')
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(articles.length)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    articles.map(({ title }) => title),
  )
  const { featured, latest } = blogPage
  await expect(main.getByRole('heading', { level: 2, name: featured.heading })).toHaveCount(1)
  await expect(main.getByRole('region', { name: latest.heading }).getByRole('article')).toHaveCount(
    latestArticles.length,
  )
  for (const [index, { category, date, readTime, author }] of articles.entries()) {
    const texts = [
      articleCategories[category],
      dayInDhaka(new Date(date)),
      `${readTime} min read`,
      author,
    ]
    for (const text of texts) await expect(cards.nth(index)).toContainText(text)
  }
  for (const picture of await cards.locator('img').all()) {
    await expect(picture).toHaveAttribute('alt', /\w/)
  }

  const faqs = main.getByRole('region', { name: blogPage.faqs.heading })
  for (const category of Object.values(blogFaqCategories)) {
    await expect(faqs.getByText(category, { exact: true }).first()).toBeVisible()
  }
  const [{ question, answer }] = blogFaqs
  await faqs.getByRole('button', { name: question, exact: true }).click()
  await expect(faqs.getByText(answer)).toBeVisible()

  await expect(main.getByText(blogPage.newsletter.subscribers)).toBeVisible()
  const newsletter = main.getByRole('form', { name: 'Blog newsletter' })
  await newsletter.getByRole('textbox').fill('nadia@')
  await newsletter.getByRole('button', { name: blogPage.newsletter.action }).click()
  await newsletter.getByRole('textbox').press('Enter')
  await expect(newsletter.getByRole('textbox')).toHaveValue('nadia@')
  await expect(page).toHaveURL('/blog')
})

test('/about → shows story, values, mission and vision', async ({ page }) => {
  await open(page, '/about')
  const main = page.getByRole('main')
  for (const { heading } of [about.story, about.values, about.mission, about.vision]) {
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(main.getByText(about.vision.statement)).toBeVisible()
})
