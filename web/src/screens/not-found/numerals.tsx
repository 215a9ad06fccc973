/** 404 with a kettlebell for its zero. */
export function Numerals() {
  return (
    <p aria-hidden="true" className="type-display text-hero">
      404
    </p>
  )
}
