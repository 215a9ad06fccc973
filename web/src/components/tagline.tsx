import { brand } from '../brand/brand.ts'

const sentences = brand.tagline.match(/[^.]+\.?/g) ?? []

/** The tagline, one sentence per line. Spaces separate the sentences for screen readers and copying. */
export function Tagline() {
  return sentences.map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ))
}
