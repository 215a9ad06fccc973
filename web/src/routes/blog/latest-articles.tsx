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
            className="columns items-center gap-y-5 border-t-[1.5px] border-ink py-7 sm:max-lg:grid-cols-[1fr_15rem]"
          >
            <div className="lg:contents">
              <ArticleMeta
                article={article}
                className="text-smoke lg:col-span-2 lg:flex-col [&>b]:text-ink"
              />
              <div className="max-lg:pt-3 lg:col-span-7">
                <h3 className="type-display text-2xl lg:text-4xl">{article.title}</h3>
                <p className="pt-2.5 text-lg text-smoke">{article.excerpt}</p>
              </div>
            </div>
            <Picture
              of={article.image}
              sizes="(width < 40rem) 90vw, 302px"
              className="h-auto w-full card max-sm:order-first lg:col-span-3"
            />
          </article>
        ))}
      </div>
    </section>
  )
}
