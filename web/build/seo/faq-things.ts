import type { Faq } from '../../src/products/faq.ts'
import type { Thing } from './thing.ts'

/** An FAQPage with the page's questions, if it has any. */
export function faqThings(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}
