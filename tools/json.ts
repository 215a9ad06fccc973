import { readFileSync } from 'node:fs'

/** Returns unknown instead of any, so that callers must validate or cast. */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

export function readJson(file: string): unknown {
  return parseJson(readFileSync(file, 'utf8'))
}
