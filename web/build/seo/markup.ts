const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Marks tags of the loaded page alone: src/navigation/scroll-and-focus.tsx removes them on a navigation. */
const once = 'data-page="once"'

/** An element that React also renders. React updates it on navigation. */
export const element = (
  name: 'title' | 'meta',
  attributes: Record<string, string>,
  text?: string,
) => {
  const attributeText = Object.entries({ 'data-page': '', ...attributes })
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')
  return `<${name}${attributeText}>${text === undefined ? '' : `${escaped(text)}</${name}>`}`
}

export const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${once} ${key}="${name}" content="${escaped(content)}">`

export const link = (rel: string, href: string) =>
  `<link ${once} rel="${rel}" href="${escaped(href)}">`

/** Entities do not work in scripts, so JSON escapes replace `<`, as in `</script`, and the line ends of old parsers. */
export const jsonScript = (data: unknown) =>
  `<script ${once} type="application/ld+json">${jsonWithoutMarkup(data)}</script>`

const jsonWithoutMarkup = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
