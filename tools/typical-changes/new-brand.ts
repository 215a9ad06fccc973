import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '../../web/src/brand/brand.ts'
import { colours } from '../../web/src/brand/palettes.ts'
import type { Change } from './change.ts'

export const oldBrand = { ...brand, colour: colours.brand }
const newFacts = { name: 'Torongo', nameInBangla: 'তরঙ্গ', colour: '#0a58c9' }

/** A logo of three shapes. The square icons show only the first one, the mark. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 60">
  <g transform="translate(0 10)">
    <path id="mark" d="M0 40Q25 0 50 20T100 0v10Q75 50 50 30T0 50z"/>
    <rect x="120" width="80" height="40"/>
    <circle cx="260" cy="20" r="20"/>
  </g>
</svg>
`

/** Applies "Change the brand" from docs/content.md. */
export const newBrand: Change = {
  name: 'another name, colour and logo of the brand',
  files: 3,
  async apply({ folder, write, importPicture, run }) {
    const replace = async (file: string, ...[from, to]: [RegExp, string]) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      await write(file, text.replaceAll(from, to))
    }
    const facts = 'web/src/brand/brand.ts'
    await replace(facts, /(?<=referralPrefix = ')[^']*/g, newFacts.name.toUpperCase())
    await replace(facts, new RegExp(oldBrand.nameInBangla, 'g'), newFacts.nameInBangla)
    await replace(facts, new RegExp(oldBrand.name, 'g'), newFacts.name)
    await replace(facts, new RegExp(oldBrand.name, 'gi'), newFacts.name.toLowerCase())
    await replace('web/src/brand/palettes.ts', new RegExp(oldBrand.colour, 'g'), newFacts.colour)

    const drawings = await mkdtemp(path.join(tmpdir(), 'logo-'))
    await writeFile(path.join(drawings, 'logo.svg'), logo)
    await importPicture('logo', path.join(drawings, 'logo.svg'))
    await rm(drawings, { recursive: true })
    await run('npm', 'run', '--silent', 'fonts')
  },
}
