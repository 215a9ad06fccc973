import type { ComponentProps } from 'react'

type TextButtonProps = ComponentProps<'button'> & {
  /** Whether it stands in a sentence, which may break inside it. */
  inSentence?: boolean
}

/** A button that looks like a link. */
export const TextButton = ({ className = '', inSentence, ...rest }: TextButtonProps) => (
  <button
    type="button"
    className={`link ${inSentence ? 'inline text-left' : 'inline-flex min-h-11 items-center'} font-bold disabled:text-smoke ${className}`}
    {...rest}
  />
)
