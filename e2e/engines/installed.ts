import { existsSync } from 'node:fs'
import path from 'node:path'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** How to find and start each engine. */
export const engines = {
  firefox: { commands: ['firefox-esr', 'firefox'], start: startFirefox },
  webkit: { commands: ['WebKitWebDriver'], start: startWebKit },
} as const

/** @returns undefined if the engine is not installed */
export function findExecutable(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find((file) => existsSync(file))
}
