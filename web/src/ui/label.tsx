import type { ComponentProps } from 'react'

export function Label({ htmlFor, className = '', ...rest }: ComponentProps<'label'>) {
  return <label htmlFor={htmlFor} className={`text-sm font-bold ${className}`} {...rest} />
}
