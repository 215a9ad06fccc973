import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

type CutoutProps = ComponentProps<typeof Picture> & {
  /** Sets width and position. The height follows from the aspect ratio. */
  className?: string
  /** The item lies flat, which changes its shadow. */
  lying?: boolean
  /** The picture appears earlier on the page with the same `sizes`, so both use one file. */
  again?: boolean
}

/** A cut-out picture with a shadow, for a palette's background. */
export function Cutout(cutout: CutoutProps) {
  const { className = '', lying = false, again = false, sizes, ...picture } = cutout
  // A lazy image can use its layout width; browsers without support for `auto` use the rest.
  const lazySizes = picture.priority || again ? sizes : `auto, ${sizes}`
  return (
    <div className={`standing ${lying ? 'lying' : ''} ${className}`}>
      <Picture {...picture} sizes={lazySizes} className="h-auto w-full" />
    </div>
  )
}
