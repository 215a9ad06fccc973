const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

// `data-page` marks tags of the loaded page alone: src/navigation/scroll-and-focus.tsx removes them on a navigation.

export const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta data-page="" ${key}="${name}" content="${escaped(content)}">`

export const link = (rel: string, href: string) =>
  `<link data-page="" rel="${rel}" href="${escaped(href)}">`

/** Entities do not work in scripts, so JSON escapes replace `<`, as in `</script`, and the line ends of old parsers. */
export const jsonScript = (data: unknown) =>
  `<script data-page="" type="application/ld+json">${jsonWithoutMarkup(data)}</script>`

const jsonWithoutMarkup = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
