import { picture as kettlebell } from '../../pictures/kettlebell.ts'
import { Cutout } from '../../components/cutout.tsx'

/** 404 with a kettlebell as its zero. Decorative, so hidden from assistive technology. */
export function Numerals() {
  return (
    <div
      aria-hidden="true"
      className="type-display mx-auto flex items-center gap-[.05em] text-[min(38.5vw,64svh,34.5rem)] select-none"
    >
      <span>4</span>
      <Cutout
        of={kettlebell}
        priority
        alt=""
        sizes="(width < 64rem) 26vw, 380px"
        className="w-[.6em] shrink-0"
      />
      <span>4</span>
    </div>
  )
}
