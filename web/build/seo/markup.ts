/** Text as it may stand in an attribute. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * What is said of the page that was asked for, not of one that is navigated to later: React knows
 * nothing of it, and src/app/navigation-effects.tsx takes it away with the first navigation.
 */
const once = 'data-page="once"'

/** As React writes it, which takes it over: an element of every page, whose content changes with a navigation. */
export const element = (
  name: 'title' | 'meta',
  attributes: Record<string, string>,
  text?: string,
) => {
  const written = Object.entries({ 'data-page': '', ...attributes })
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')
  return `<${name}${written}>${text === undefined ? '' : `${escaped(text)}</${name}>`}`
}

export const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${once} ${key}="${name}" content="${escaped(content)}">`

export const link = (rel: string, href: string) =>
  `<link ${once} rel="${rel}" href="${escaped(href)}">`

/**
 * Data for machines. Inside a script HTML knows no entities, but `</script` and `<!--`; JSON may write
 * every `<` as an escape. So may it U+2028 and U+2029, which older parsers take for line ends.
 */
export const jsonScript = (data: unknown) =>
  `<script ${once} type="application/ld+json">${jsonWithoutMarkup(data)}</script>`

const jsonWithoutMarkup = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
