import type { ComponentProps } from 'react'
import { productPage } from '../routes/product/product-text.ts'
import { Outline } from '../ui/icon.tsx'

const truck =
  'M2.5 6h11v10h-11ZM13.5 9.5h4l4 3.5v3h-8ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
const seal =
  'M12 2.5l2.4 1.9 3-.2.9 2.9 2.5 1.7-1 2.9 1 2.9-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-2-3 .2-.9-2.9-2.5-1.7 1-2.9-1-2.9 2.5-1.7.9-2.9 3 .2ZM8.5 12l2.5 2.5 4.5-5'

/** Free shipping and authenticity (specification, section 2). */
export function Assurances({ className = '', ...rest }: ComponentProps<'ul'>) {
  const [shipping, authenticity] = productPage.notes
  return (
    <ul className={`grid gap-3 ${className}`} {...rest}>
      {[
        { ...shipping, icon: truck },
        { ...authenticity, icon: seal },
      ].map(({ title, text, icon }) => (
        <li key={title} className="flex gap-3.5">
          <Outline d={icon} className="mt-0.5 size-5.5" />
          <span>
            <b>{title}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
