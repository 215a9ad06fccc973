import { featuredArticles, type Article } from './articles.ts'
import { blogPage } from './blog-text.ts'
import { Hero } from '../../components/hero.tsx'
import { Picture } from '../../components/picture.tsx'
import { routes } from '../../routes.ts'
import { ArticleMeta } from './article-meta.tsx'

const [cover, ...beside] = featuredArticles

export function FeaturedArticles() {
  const { hero, featured } = blogPage
  return (
    <Hero {...hero} ground="surface-ink" page={routes.blog.title}>
      <h2 className="type-sub pt-9 pb-5 text-2xl lg:text-3xl">{featured.heading}</h2>
      <div className="columns gap-y-9 lg:pb-8">
        {cover && <Cover article={cover} />}
        <div className="col-span-full grid content-between gap-x-gutter gap-y-9 sm:grid-cols-2 xl:col-span-5 xl:grid-cols-1">
          {beside.map((article) => (
            <article
              key={article.id}
              id={article.id}
              className="gap-5 xl:grid xl:grid-cols-[17rem_1fr]"
            >
              <Picture
                of={article.image}
                sizes="(width < 40rem) 90vw, (width < 80rem) 45vw, 318px"
                className="h-auto w-full card object-cover xl:aspect-square"
              />
              <div className="max-xl:pt-4">
                <h3 className="type-display text-2xl">{article.title}</h3>
                <p className="pt-2.5 text-base text-pretty text-ash">{article.excerpt}</p>
                <ArticleMeta article={article} className="pt-2.5" />
              </div>
            </article>
          ))}
        </div>
      </div>
    </Hero>
  )
}

function Cover({ article }: { article: Article }) {
  return (
    <article
      id={article.id}
      className="relative col-span-full items-center gap-x-gutter sm:max-xl:grid sm:max-xl:grid-cols-2 xl:col-span-7 xl:aspect-6/5"
    >
      <Picture
        of={article.image}
        priority
        sizes="(width < 40rem) 131vw, (width < 80rem) 66vw, 737px"
        className="h-auto w-full card object-cover object-right-bottom max-xl:aspect-4/5 xl:absolute xl:inset-0 xl:h-full print:hidden"
      />
      <div className="relative max-sm:pt-4 xl:px-10 xl:pt-10">
        <h3 className="type-display text-title xl:max-w-[8em]">{article.title}</h3>
        <p className="pt-4 text-lg xl:max-w-[20rem]">{article.excerpt}</p>
        <ArticleMeta article={article} className="pt-4 xl:max-w-[20rem]" />
      </div>
    </article>
  )
}
