/**
 * Runs in the page. Returns each pair of utility classes of an element that set a property differently. Their
 * order in the stylesheet decides between them, whatever the markup means.
 */
export function conflictingClasses(): string[] {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'utilities')
    .flatMap((layer) => [...(layer as CSSLayerBlockRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
  const styles = new Map(rules.map(({ selectorText, style }) => [selectorText, style]))
  const styleOf = (name: string) => styles.get(`.${CSS.escape(name)}`)
  const conflicts = new Set<string>()
  for (const { classList } of document.querySelectorAll('[class]')) {
    const setBy = new Map<string, string>()
    for (const name of classList) {
      for (const property of styleOf(name) ?? []) {
        const other = setBy.get(property)
        if (other && isConflict(property, styleOf(name), styleOf(other)))
          conflicts.add(`${other} and ${name}: ${property}`)
        setBy.set(property, name)
      }
    }
  }
  return [...conflicts]

  function isConflict(property: string, one?: CSSStyleDeclaration, other?: CSSStyleDeclaration) {
    const [value, otherValue] = [one, other].map((style) => style?.getPropertyValue(property) ?? '')
    return value !== otherValue && !composes(value, other) && !composes(otherValue, one)
  }

  /** Whether the value takes a custom property that the other class sets, as text-lg does of leading-snug. */
  function composes(value = '', style?: CSSStyleDeclaration) {
    return [...(style ?? [])].some((name) => name.startsWith('--') && value.includes(`var(${name}`))
  }
}
