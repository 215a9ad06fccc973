import type { Faq } from '../../src/products/faq.ts'
import type { Thing } from './thing.ts'

/** The questions of a page; none, if it has none. */
export function faqThings(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}
