import type { ComponentProps } from 'react'
import { productPage } from '../routes/product/product-text.ts'

export function Assurances({ className = '', ...rest }: ComponentProps<'ul'>) {
  return (
    <ul role="list" className={`grid gap-x-8 gap-y-2 text-balance ${className}`} {...rest}>
      {productPage.notes.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ul>
  )
}
