import { brand } from '../brand/brand.ts'

const sentences = brand.tagline.split(/(?<=\.) /)

/** The tagline, one sentence a line; the spaces stay, so that it reads and copies as one text. */
export function Tagline() {
  return sentences.map((sentence, index) => (
    <span key={sentence} className="block">
      {index > 0 && ' '}
      {sentence}
    </span>
  ))
}
