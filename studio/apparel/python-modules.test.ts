import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modulesOf } from './python-modules.ts'

let folder = ''

beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'python-'))}/`
})

afterEach(() => rm(folder, { recursive: true }))

test('modulesOf() → the module and every module of its folder that it imports, each once', async () => {
  await writeFile(`${folder}coat.py`, 'import numpy\n\nfrom cloth import settled\nimport curves\n')
  await writeFile(`${folder}cloth.py`, 'from curves import within\n')
  await writeFile(`${folder}curves.py`, 'import numpy\n')
  await writeFile(`${folder}hat.py`, 'import curves\n')

  const files = await modulesOf(folder, ['coat'])

  expect(files.map((file) => basename(file))).toEqual(['cloth.py', 'coat.py', 'curves.py'])
})
