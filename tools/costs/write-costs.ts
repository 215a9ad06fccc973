import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../folders.ts'
import { DOCUMENT, withCostTables } from './cost-tables.ts'

/** `npm run costs`, after a change of prices.ts or costs.ts: writes the tables of docs/operating.md. */
const file = path.join(root, DOCUMENT)
const options = { ...(await resolveConfig(file)), parser: 'markdown' }
writeFileSync(file, await format(withCostTables(readFileSync(file, 'utf8')), options))
console.log(`Wrote ${DOCUMENT}.`)
