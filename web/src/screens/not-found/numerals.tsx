import { Kettlebell } from './kettlebell.tsx'

/** 404 with a kettlebell for its zero: a picture, for eyes only. */
export function Numerals() {
  return (
    <p
      aria-hidden="true"
      className="type-display mx-auto flex items-center gap-[.03em] text-[min(40vw,64svh,36rem)] select-none"
    >
      <span>4</span>
      <Kettlebell className="h-[.84em] shrink-0" />
      <span>4</span>
    </p>
  )
}
