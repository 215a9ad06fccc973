// npm run build -w web [-- --mode <environment>] (docs/operating.md).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { prerender } from './prerender.ts'

const { mode } = parseArgs({ options: { mode: { type: 'string', default: 'demo' } } }).values
const root = resolve(import.meta.dirname, '..')
process.chdir(root)

await build({ root, mode })
await build({ root, mode, build: { ssr: 'src/app/server.tsx' } })
await prerender(mode)
await build({ root, mode, configFile: 'vite.worker.config.ts' })
