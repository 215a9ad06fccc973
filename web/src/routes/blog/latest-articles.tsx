import { latestArticles } from './articles.ts'
import { blogPage } from './blog-text.ts'
import { Picture } from '../../components/picture.tsx'
import { ArticleMeta } from './article-meta.tsx'

export function LatestArticles() {
  return (
    <section aria-labelledby="latest-heading" className="content py-18 lg:py-34">
      <h2 id="latest-heading" className="type-display pb-9 text-section lg:pb-13">
        {blogPage.latest.heading}
      </h2>
      <div className="border-b-[1.5px] border-ink">
        {latestArticles.map((article) => (
          <article
            key={article.id}
            id={article.id}
            className="flex flex-col-reverse justify-between gap-x-10 gap-y-5 border-t-[1.5px] border-ink py-7 sm:flex-row sm:items-center"
          >
            <div className="grow gap-x-6 lg:grid lg:grid-cols-[11rem_1fr]">
              <ArticleMeta article={article} className="text-smoke lg:flex-col [&>b]:text-ink" />
              <div className="max-lg:pt-3">
                <h3 className="type-display text-2xl lg:text-4xl">{article.title}</h3>
                <p className="pt-2.5 text-lg text-smoke">{article.excerpt}</p>
              </div>
            </div>
            <div className="shrink-0">
              <Picture
                of={article.image}
                sizes="(width < 40rem) 90vw, 412px"
                className="h-55 w-full card object-cover sm:h-38 sm:w-60 lg:h-58 lg:w-103"
              />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
