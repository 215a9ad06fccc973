import { blogPage } from './blog-text.ts'
import { EmailForm } from '../../components/email-form.tsx'
import { FaqSection } from '../../components/faq-section.tsx'
import { blogFaqCategories, blogFaqs } from './blog-faqs-text.ts'
import { FeaturedArticles } from './featured-articles.tsx'
import { LatestArticles } from './latest-articles.tsx'

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

function Newsletter() {
  const { subscribers, text, action } = blogPage.newsletter
  return (
    <section aria-labelledby="subscribe-heading" className="palette-brand">
      <div className="content grid grid-cols-1 gap-x-gutter gap-y-9 py-18 lg:grid-cols-[minmax(min-content,2fr)_1fr] lg:items-center lg:py-28">
        <h2 id="subscribe-heading" className="contents">
          <span className="type-display text-figure whitespace-nowrap lg:row-span-2">
            {subscribers}
          </span>{' '}
          <span className="type-display text-2xl lg:self-end">{text}</span>
        </h2>
        <EmailForm
          name="Blog newsletter"
          action={action}
          variant="inverse"
          className="lg:self-start"
        />
      </div>
    </section>
  )
}
