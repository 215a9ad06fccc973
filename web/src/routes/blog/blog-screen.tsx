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
      <div className="content columns gap-y-9 py-18 lg:py-28">
        <h2 id="subscribe-heading" className="contents">
          <span className="type-display col-span-full text-figure whitespace-nowrap">
            {subscribers}
          </span>{' '}
          <span className="type-display text-2xl lg:col-span-5">{text}</span>
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
