import type { ComponentProps } from 'react'
import { productPage } from '../routes/product/product-text.ts'
import { Icon } from '../ui/icon.tsx'

/** Free shipping and authenticity (specification, section 2). */
export function Assurances({ className = '', ...rest }: ComponentProps<'ul'>) {
  return (
    <ul className={`grid gap-3 ${className}`} {...rest}>
      {productPage.notes.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5" />
          <span>
            <b>{title}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
