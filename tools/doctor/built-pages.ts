import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.ts'

export type Page = { file: string; html: string }

export const siteFolder = (folder: string) => path.join(folder, 'web/dist')

/**
 * @param folder the repository root
 * @throws PlainError if the site has not been built
 */
export function builtPages(folder: string): Page[] {
  const site = siteFolder(folder)
  const files = existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : []
  const pages = files.filter((file) => file.endsWith('.html'))
  if (pages.length === 0) throw new PlainError('web/dist has no pages: run npm run build first')
  return pages.map((file) => ({ file, html: readFileSync(path.join(site, file), 'utf8') }))
}
