import { articleCategories, featuredArticles, latestArticles, type Article } from './articles.ts'
import { blogFaqCategories, blogFaqs, blogPage } from './blog-text.ts'
import { EmailForm } from '../../components/email-form.tsx'
import { FaqSection } from '../../components/faq-section.tsx'
import { formatDate } from '../../components/format-date.ts'
import { Hero } from '../../components/hero.tsx'
import { Picture } from '../../components/picture.tsx'
import { routes } from '../../routes.ts'

const [cover, ...beside] = featuredArticles

const faqs = blogFaqs.map(({ category, ...faq }) => ({
  ...faq,
  aside: blogFaqCategories[category],
}))

/** Three featured and three latest articles, a science FAQ, a newsletter (specification, section 2). */
export function BlogScreen() {
  return (
    <>
      <FeaturedArticles />
      <LatestArticles />
      <FaqSection heading={blogPage.faqs.heading} entries={faqs} />
      <Newsletter />
    </>
  )
}

function FeaturedArticles() {
  const { hero, featured } = blogPage
  return (
    <Hero {...hero} ground="surface-ink" page={routes.blog.title}>
      <h2 className="type-sub pt-7 pb-5 text-2xl sideways:pt-4 lg:text-3xl">{featured.heading}</h2>
      <div className="columns gap-y-9 lg:pb-8">
        {cover && <Cover article={cover} />}
        <div className="col-span-full grid content-between gap-x-gutter gap-y-9 sm:grid-cols-2 xl:col-span-5 xl:grid-cols-1">
          {beside.map((article) => (
            <article
              key={article.id}
              id={article.id}
              className="gap-5 xl:grid xl:grid-cols-[15rem_1fr]"
            >
              <Picture
                of={article.image}
                sizes="(width < 40rem) 90vw, (width < 80rem) 45vw, 240px"
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
      className="relative col-span-full gap-x-gutter sm:max-xl:grid sm:max-xl:grid-cols-2 xl:col-span-7 xl:aspect-4/3"
    >
      <div className="relative overflow-clip card max-xl:aspect-square xl:absolute xl:inset-0 print:hidden">
        <Picture
          of={article.image}
          priority
          sizes="(width < 40rem) 144vw, (width < 80rem) 70vw, 884px"
          className="absolute bottom-0 h-[114%] w-full object-cover object-[87%] xl:object-left"
        />
      </div>
      <div className="relative max-sm:pt-4 xl:px-10 xl:pt-10">
        <h3 className="type-display text-title xl:max-w-[8em]">{article.title}</h3>
        <p className="pt-4 text-lg xl:max-w-[20rem]">{article.excerpt}</p>
        <ArticleMeta article={article} className="pt-4" />
      </div>
    </article>
  )
}

function LatestArticles() {
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

type ArticleMetaProps = { article: Article; className?: string }

function ArticleMeta({ article, className = '' }: ArticleMetaProps) {
  const { category, date, readTime, author } = article
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm ${className}`}>
      <b className="basis-full">{articleCategories[category]}</b>{' '}
      <time dateTime={date}>{formatDate(date)}</time> <span>{readTime} min read</span>{' '}
      <span>{author}</span>
    </p>
  )
}

function Newsletter() {
  const { subscribers, text, action } = blogPage.newsletter
  return (
    <section aria-labelledby="subscribe-heading" className="palette-brand">
      <div className="content columns gap-y-9 py-18 lg:py-28">
        <h2 id="subscribe-heading" className="contents">
          <span className="type-display col-span-full text-figure whitespace-nowrap">
            {subscribers}
          </span>{' '}
          <span className="type-display max-w-[11em] text-2xl lg:col-span-5">{text}</span>
        </h2>
        <EmailForm
          name="Blog newsletter"
          action={action}
          variant="inverse"
          className="lg:col-span-7"
        />
      </div>
    </section>
  )
}
