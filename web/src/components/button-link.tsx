import type { ComponentProps } from 'react'
import { Link } from '../navigation/link.tsx'
import { buttonVariants, type ButtonStyle } from '../ui/button.tsx'

export function ButtonLink({
  variant,
  size,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={buttonVariants({ variant, size }, className)} {...rest} />
}
