export type Faq = { question: string; answer: string }
