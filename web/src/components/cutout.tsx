import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

type CutoutProps = ComponentProps<typeof Picture> & {
  /** Sets width and position. The height follows from the aspect ratio. */
  className?: string
  /** The item lies flat: it has a drop shadow instead of a cast one. */
  flat?: boolean
  /** The picture appears earlier on the page with the same `sizes`, so both use one file. */
  repeated?: boolean
}

/** A cut-out picture with a shadow, for a palette's background. */
export function Cutout(cutout: CutoutProps) {
  const { className = '', flat = false, repeated = false, sizes, ...picture } = cutout
  // A lazy image can use its layout width; browsers without support for `auto` use the rest.
  const lazySizes = picture.priority || repeated ? sizes : `auto, ${sizes}`
  return (
    <div className={`${flat ? 'flat-shadow' : 'cast-shadow'} ${className}`}>
      <Picture {...picture} sizes={lazySizes} className="h-auto w-full" />
    </div>
  )
}
