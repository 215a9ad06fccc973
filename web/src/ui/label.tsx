import type { ComponentProps } from 'react'

const sizes = { default: 'text-15 font-bold', lg: 'text-lg' } as const

type LabelProps = ComponentProps<'label'> & { size?: keyof typeof sizes | undefined }

export function Label({ htmlFor, size = 'default', className = '', ...rest }: LabelProps) {
  return <label htmlFor={htmlFor} className={`${sizes[size]} ${className}`} {...rest} />
}
