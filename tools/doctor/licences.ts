import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packagesOfFunction, packagesOfShop } from './runtime-packages.ts'
import type { Check } from './check.ts'
import type { RuntimePackage } from './runtime-packages.ts'

/** All of them ask for no more than their text and the names in it. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Those whose package.json names none, as their own licence file does. */
const READ_BY_HAND = new Map([['limiter', 'MIT']])

export const LIST = 'docs/licences.md'

export const licences: Check = {
  name: 'licences',
  holds: `all that runs in production is permissive, and ${LIST} names it`,
  remedy: 'npm run licences writes the list anew; replace what is not permissive',
  faults({ folder }) {
    const all = [...packagesOfShop(folder), ...packagesOfFunction(folder)].map(named)
    const strange = all.filter(({ licence }) => !PERMISSIVE.includes(licence))
    if (strange.length > 0) {
      return strange.map(({ name, licence }) => `${name} has the licence '${licence}'`)
    }
    const isListed = readFileSync(path.join(folder, LIST), 'utf8') === licenceList(folder)
    return isListed ? [] : [`${LIST} is out of date`]
  },
}

/**
 * @param folder the repository's
 * @returns what docs/licences.md should hold
 */
export function licenceList(folder: string): string {
  return `# Licences of what runs in production

Written by \`npm run licences\` from the lockfiles and the function's bundle; \`npm run doctor\` says when it is out of date, or when a licence is not permissive. Fonts: web/fonts/LICENSE.md; pictures: studio/LICENSES.md.

## In the shop's pages, as far as they use it

${linesOf(packagesOfShop(folder))}

## In the function

${linesOf(packagesOfFunction(folder))}
`
}

function linesOf(packages: RuntimePackage[]) {
  const all = packages.map(named)
  const licences = [...new Set(all.map(({ licence }) => licence))].sort()
  return licences
    .map((one) => {
      const names = all.filter(({ licence }) => licence === one).map(({ name }) => name)
      return `- **${one}**: ${names.join(', ')}`
    })
    .join('\n')
}

function named({ name, licence }: RuntimePackage): RuntimePackage {
  return { name, licence: READ_BY_HAND.get(name) ?? licence }
}
