import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { LIST, licenceList } from './licences.ts'
import { root } from '../folders.ts'

/** `npm run licences`, after `npm run build`: writes docs/licences.md. */
writeFileSync(path.join(root, LIST), licenceList(root))
console.log(`Wrote ${LIST}.`)
