import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Bundles a source file as one script without global names. */
export async function inlineScript(source: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', source),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
