import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Bundles src/app/inline-script.ts as one script without global names. */
export async function inlineScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/app/inline-script.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
