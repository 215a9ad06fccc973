import type { Blog, BlogPosting } from 'schema-dts'
import { brand } from '../../src/brand/brand.ts'
import { articleCategories, articles, type Article } from '../../src/routes/blog/articles.ts'
import { blogPage } from '../../src/routes/blog/blog-text.ts'
import { paths } from '../../src/paths.ts'
import { organizationReference } from './organization.ts'
import { absolute, absoluteUrl } from './absolute.ts'

const url = absolute(paths.blog)

/** Articles have no page: their URLs are anchors on the blog page. */
const posting = ({ id, title, excerpt, category, date, image, author }: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${url}#${id}`,
  url: `${url}#${id}`,
  headline: title,
  // The page shows an excerpt, not the articleBody.
  abstract: excerpt,
  articleSection: articleCategories[category],
  datePublished: date,
  author: { '@type': 'Organization', name: author, url, parentOrganization: organizationReference },
  publisher: organizationReference,
  image: absoluteUrl(image),
  inLanguage: 'en',
})

export const blogData: Blog = {
  '@type': 'Blog',
  '@id': `${url}#blog`,
  name: `${brand.name}: ${blogPage.hero.title}`,
  description: blogPage.hero.lead,
  url,
  inLanguage: 'en',
  publisher: organizationReference,
  blogPost: articles.map(posting),
}
