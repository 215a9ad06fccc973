// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @param {string} text
 * @returns {unknown} not `any`: the reader says what it expects
 */
export function parseJson(text) {
  return JSON.parse(text)
}

/**
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return parseJson(readFileSync(file, 'utf8'))
}
