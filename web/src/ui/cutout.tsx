import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

type CutoutProps = ComponentProps<typeof Picture> & {
  /** Its width and place; the height follows. */
  className?: string
  /** Lies flat, close to the ground, instead of standing on it. */
  lying?: boolean
}

/** A cut-out picture on the ground of a colour world, with its shadow. */
export function Cutout({ className = '', lying = false, ...picture }: CutoutProps) {
  return (
    <div className={`standing ${lying ? 'lying' : ''} ${className}`}>
      <Picture {...picture} className="h-auto w-full" />
    </div>
  )
}
