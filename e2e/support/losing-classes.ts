/**
 * Runs in the page. Returns each class that stands after another one of its element to replace it, but comes
 * before it in the stylesheet, so that it has no effect.
 */
export function losingClasses(): string[] {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'utilities')
    .flatMap((layer) => [...(layer as CSSLayerBlockRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
  const orders = new Map(rules.map(({ selectorText }, index) => [selectorText, index]))
  const losing = new Set<string>()
  for (const { classList } of document.querySelectorAll('[class]')) {
    const found = [...classList].flatMap((name) => orders.get(`.${CSS.escape(name)}`) ?? [])
    for (const [place, order] of found.entries()) {
      for (const earlier of found.slice(0, place)) {
        const own = rules[order]?.style
        const replaced = new Set(rules[earlier]?.style)
        const isLost = (property: string) =>
          !property.startsWith('--') &&
          own?.getPropertyPriority(property) === '' &&
          replaced.has(property)
        if (order < earlier && [...(own ?? [])].some(isLost))
          losing.add(`${rules[order]?.selectorText} loses against ${rules[earlier]?.selectorText}`)
      }
    }
  }
  return [...losing]
}
