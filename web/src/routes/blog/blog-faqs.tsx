import { blogFaqCategories, blogFaqs } from './blog-faqs-text.ts'
import { blogPage } from './blog-text.ts'
import { Accordion } from '../../ui/accordion.tsx'

const entries = blogFaqs.map(({ question, answer, category }) => ({
  question,
  answer,
  aside: blogFaqCategories[category],
}))

export function BlogFaqs() {
  return (
    <section aria-labelledby="faqs-heading" className="bg-bone">
      <div className="content gap-6 py-18 lg:grid lg:grid-cols-12 lg:py-30">
        <h2
          id="faqs-heading"
          className="type-display -ml-[.04em] max-w-[6em] pb-9 text-section lg:col-span-5"
        >
          {blogPage.faqs.heading}
        </h2>
        <Accordion entries={entries} className="lg:col-span-7" />
      </div>
    </section>
  )
}
