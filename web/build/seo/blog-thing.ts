import { brand } from '../../src/brand/brand.ts'
import { articleCategories, articles, type Article } from '../../src/routes/blog/articles.ts'
import { blogPage } from '../../src/routes/blog/blog-text.ts'
import { paths } from '../../src/paths.ts'
import { us } from './organization.ts'
import { absolute } from './absolute.ts'
import { imageOf, type Thing } from './thing.ts'

const url = absolute(paths.blog)

/** An article has no page of its own: it is a part of the blog's, and its address the place there. */
const posting = ({ id, title, excerpt, category, date, image, author }: Article): Thing => ({
  '@type': 'BlogPosting',
  '@id': `${url}#${id}`,
  url: `${url}#${id}`,
  headline: title,
  // What the page shows of it: it is not the article's body.
  abstract: excerpt,
  articleSection: articleCategories[category],
  datePublished: date,
  author: { '@type': 'Organization', name: author, url, parentOrganization: us },
  publisher: us,
  image: imageOf(image),
  inLanguage: 'en',
})

export const blogThing: Thing = {
  '@type': 'Blog',
  '@id': `${url}#blog`,
  name: `${brand.name}: ${blogPage.hero.title}`,
  description: blogPage.hero.lead,
  url,
  inLanguage: 'en',
  publisher: us,
  blogPost: articles.map(posting),
}
