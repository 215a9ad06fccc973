import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

type CutoutProps = ComponentProps<typeof Picture> & {
  /** Sets width and position. The height follows from the aspect ratio. */
  className?: string
  /** The item lies flat, so its shadow surrounds it instead of falling on a floor. */
  flat?: boolean
  /** The picture appears earlier on the page with the same `sizes`, so both use one file. */
  repeated?: boolean
}

/** A cut-out (a picture with a transparent background) with its shadow, on a palette's background. */
export function Cutout(cutout: CutoutProps) {
  const { className = '', flat = false, repeated = false, sizes, ...picture } = cutout
  // `auto` makes a lazy image use its layout width. Browsers without support for `auto` use `sizes`.
  const lazySizes = picture.priority || repeated ? sizes : `auto, ${sizes}`
  return (
    <div data-slot="cutout" className={`${flat ? 'flat-shadow' : 'cast-shadow'} ${className}`}>
      <Picture {...picture} sizes={lazySizes} className="h-auto w-full" />
    </div>
  )
}
