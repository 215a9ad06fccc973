import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('commitOf returns the short commit hash of a Git repository', () => {
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'first')

  expect(commitOf(folder)).toBe(git('rev-parse', '--short', 'HEAD').trim())
})

test('commitOf adds -dirty when a file differs from the commit', () => {
  git('init', '--quiet')
  writeFileSync(path.join(folder, 'a.txt'), 'first')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  writeFileSync(path.join(folder, 'a.txt'), 'second')

  expect(commitOf(folder)).toBe(`${git('rev-parse', '--short', 'HEAD').trim()}-dirty`)
})

test('commitOf returns "unknown" without a Git repository or a commit', () => {
  expect(commitOf(folder)).toBe('unknown')
  git('init', '--quiet')
  expect(commitOf(folder)).toBe('unknown')
})

test('every dependency that Google’s build installs is pinned, the functions framework too', () => {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> }

  expect(Object.keys(dependencies)).toContain('@google-cloud/functions-framework')
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
