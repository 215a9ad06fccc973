/** Saves a value as a JSON file in the browser's downloads. */
export function downloadJson(name: string, value: unknown) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Safari still reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
