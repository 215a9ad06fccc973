import { blurbs } from './products-text.ts'

/** Four facts on a dark strip. */
export function Blurbs() {
  return (
    <div className="surface-ink">
      <dl className="content grid grid-cols-2 gap-x-4 py-1 lg:flex lg:min-h-25 lg:items-center lg:justify-between lg:py-4">
        {blurbs.map(({ title, text }) => (
          <div key={title} className="border-paper/15 py-4 nth-[n+3]:border-t lg:border-0! lg:py-0">
            <dt className="type-label text-base">{title}</dt>
            <dd className="text-[15px] text-ash">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
