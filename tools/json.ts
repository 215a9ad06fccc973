import { readFileSync } from 'node:fs'

/** @returns not `any`: the reader says what it expects */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

export function readJson(file: string): unknown {
  return parseJson(readFileSync(file, 'utf8'))
}
