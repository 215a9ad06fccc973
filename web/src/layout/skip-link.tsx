/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="surface-ink type-label fixed top-3 left-3 z-70 -translate-y-24 rounded-full px-6 py-3 focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
