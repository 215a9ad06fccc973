import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitOf } from '../commit.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

test('Git repository → commitOf returns the short commit hash', () => {
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'first')

  expect(commitOf(folder)).toBe(git('rev-parse', '--short', 'HEAD').trim())
})

test('no Git repository or no commit → commitOf returns "unknown"', () => {
  expect(commitOf(folder)).toBe('unknown')
  git('init', '--quiet')
  expect(commitOf(folder)).toBe('unknown')
})
