import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.ts'

export type Page = { file: string; html: string }

/** @param folder the repository's */
export const siteOf = (folder: string) => path.join(folder, 'web/dist')

/**
 * @param folder the repository's
 * @returns every page of the built site
 */
export function builtPages(folder: string): Page[] {
  const site = siteOf(folder)
  const files = existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : []
  const pages = files.filter((file) => file.endsWith('.html'))
  if (pages.length === 0) throw new PlainError('web/dist holds no page: run npm run build first')
  return pages.map((file) => ({ file, html: readFileSync(path.join(site, file), 'utf8') }))
}
