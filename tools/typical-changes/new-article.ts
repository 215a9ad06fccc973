import type { Change } from './change.ts'
import { withPhoto } from './draw-photo.ts'

const articles = 'web/src/routes/blog/articles.ts'

/** Applies "Add an article" from docs/content.md. */
export const newArticle: Change = {
  name: 'an article with its own photo',
  files: 2,
  async apply({ edit, importPicture }) {
    const options = ['--name', 'article-salt', '--alt', 'A tub beside a heap of salt']
    await withPhoto('opaque', (photo) => importPicture('add', photo, ...options))
    await edit(
      articles,
      'import type { Picture }',
      "import { picture as salt } from '../../pictures/article-salt.ts'\nimport type { Picture }",
    )
    await edit(
      articles,
      'export const articles = [\n',
      `export const articles = [
  {
    id: 'salt',
    title: 'Salt, and when you need more of it',
    excerpt: 'What sweat takes out, and what a glass of water does not put back.',
    category: 'nutrition-science',
    date: '2026-11-20',
    readTime: 4,
    image: salt,
    author: desks.kitchen,
  },
`,
    )
  },
}
