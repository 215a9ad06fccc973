import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

type CutoutProps = ComponentProps<typeof Picture> & {
  /** Its width and place; the height follows. */
  className?: string
  /** Lies flat, close to the ground, instead of standing on it. */
  lying?: boolean
  /** The page has it further up, at the same sizes: one file serves both. */
  again?: boolean
}

/** A cut-out picture on a palette's ground, with its shadow. */
export function Cutout(cutout: CutoutProps) {
  const { className = '', lying = false, again = false, sizes, ...picture } = cutout
  // What is fetched late can be fetched as wide as it is laid out, where the browser knows how to.
  const fitting = picture.priority || again ? sizes : `auto, ${sizes}`
  return (
    <div className={`standing ${lying ? 'lying' : ''} ${className}`}>
      <Picture {...picture} sizes={fitting} className="h-auto w-full" />
    </div>
  )
}
