import { sessionStore } from '../browser/storage.ts'

const storageKey = (entry: string) => `link:${entry}`

/**
 * The links to a URL, without those within the page. Dialogs close on a navigation, so their links are not
 * on the page after Back.
 */
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a:not(dialog *, [href^="#"])')].filter(
    (link) => link.href === href,
  )

/** Stores the link pressed last in a history entry, until the returned cleanup runs. */
export function trackFollowedLink(entry: string): () => void {
  const record = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null
    if (!control) return
    const href = control instanceof HTMLAnchorElement ? control.href : ''
    const index = linksTo(href).findIndex((link) => link === control)
    sessionStore.write(storageKey(entry), `${index} ${href}`)
  }
  // Before the link's own listener, which may change the page.
  document.addEventListener('click', record, true)
  return () => document.removeEventListener('click', record, true)
}

/** Returns the link by which the visitor left a history entry, if the page still has it. */
export function followedLink(entry: string): HTMLElement | undefined {
  const [index, href = ''] = sessionStore.read(storageKey(entry))?.split(' ') ?? []
  return linksTo(href)[Number(index)]
}
