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
  const conflicts = new Set<string>()
  for (const { classList } of document.querySelectorAll('[class]')) {
    const setBy = new Map<string, string>()
    for (const name of classList) {
      const style = styles.get(`.${CSS.escape(name)}`)
      for (const property of style ?? []) {
        const value = style?.getPropertyValue(property)
        const other = setBy.get(property)
        if (other && styles.get(`.${CSS.escape(other)}`)?.getPropertyValue(property) !== value)
          conflicts.add(`${other} and ${name}: ${property}`)
        setBy.set(property, name)
      }
    }
  }
  return [...conflicts]
}
