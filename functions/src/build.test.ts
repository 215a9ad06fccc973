import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { commitOf } from '../commit.ts'

test('commitOf returns the short hash of the Git commit, -dirty with changes, or "unknown" without one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })

  expect(commitOf(folder)).toBe('unknown')
  git('init', '--quiet')
  expect(commitOf(folder)).toBe('unknown')
  git('commit', '--quiet', '--allow-empty', '--message', 'first')
  expect(commitOf(folder)).toBe(git('rev-parse', '--short', 'HEAD').trim())

  writeFileSync(path.join(folder, 'a.txt'), 'first')
  git('add', '.')
  git('commit', '--quiet', '--message', 'second')
  writeFileSync(path.join(folder, 'a.txt'), 'second')
  expect(commitOf(folder)).toBe(`${git('rev-parse', '--short', 'HEAD').trim()}-dirty`)
  rmSync(folder, { recursive: true })
})

test('every dependency that Google’s build installs is pinned, the functions framework too', () => {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> }

  expect(Object.keys(dependencies)).toContain('@google-cloud/functions-framework')
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
