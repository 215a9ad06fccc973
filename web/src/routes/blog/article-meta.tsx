import { articleCategories, type Article } from './articles.ts'
import { formatDate } from '../../components/format-date.ts'

type ArticleMetaProps = { article: Article; className?: string }

export function ArticleMeta({ article, className = '' }: ArticleMetaProps) {
  const { category, date, readTime, author } = article
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm ${className}`}>
      <b>{articleCategories[category]}</b> <time dateTime={date}>{formatDate(date)}</time>{' '}
      <span>{readTime} min read</span> <span>{author}</span>
    </p>
  )
}
