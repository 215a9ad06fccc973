import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { LIST, licenceList } from './licences.ts'
import { root } from '../folders.ts'

/** Writes the list of licences, after `npm run build`. */
writeFileSync(path.join(root, LIST), licenceList(root))
console.log(`${LIST} is written.`)
