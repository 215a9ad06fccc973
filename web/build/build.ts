// npm run build -w web [-- --mode <environment>] (docs/operating.md).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { prerender } from './prerender.ts'

const demo = 'demo'
const { mode } = parseArgs({ options: { mode: { type: 'string', default: demo } } }).values
// The Firebase CLI sets it in predeploy commands. A shell may export a project for other work.
const { GCLOUD_PROJECT: project = 'demo-shop' } = mode === demo ? {} : process.env
// That of the shell could select React's slow development build.
process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '..')
process.chdir(root)

await build({ root, mode })
await build({ root, mode, build: { ssr: 'src/app/server.tsx' } })
await prerender(mode, project)
await build({ root, mode, configFile: 'vite.worker.config.ts' })
