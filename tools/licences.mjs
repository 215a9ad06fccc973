// @ts-check
import './node-version.mjs'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { LIST, licenceList } from './doctor/licences.mjs'
import { root } from './folders.mjs'

/** Writes the list of licences, after `npm run build`. */
writeFileSync(path.join(root, LIST), licenceList(root))
console.log(`${LIST} is written.`)
