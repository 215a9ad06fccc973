import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Kept } from './kept-data.ts'

function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'keep-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const exporting = (text: string) => (folder: string) => {
  writeFileSync(path.join(folder, 'firebase-export-metadata.json'), text)
  return Promise.resolve()
}

function content({ suiteImport }: Kept) {
  return (
    suiteImport && readFileSync(path.join(suiteImport, 'firebase-export-metadata.json'), 'utf8')
  )
}

test('the first run has nothing to import', () => {
  const kept = new Kept(path.join(emptyFolder(), 'shop'))

  expect(kept.suiteImport).toBeUndefined()
  expect(kept.firestoreImport).toBeUndefined()
})

test('the next run imports the last export', async () => {
  const folder = emptyFolder()

  await new Kept(folder).replace(exporting('first'))
  await new Kept(folder).replace(exporting('second'))

  expect(content(new Kept(folder))).toBe('second')
})

test('profiles are imported where the export has some', async () => {
  const kept = new Kept(emptyFolder())

  await kept.replace((folder) => {
    mkdirSync(path.join(folder, 'firestore_export'))
    writeFileSync(
      path.join(folder, 'firestore_export/firestore_export.overall_export_metadata'),
      '',
    )
    return Promise.resolve()
  })

  expect(kept.firestoreImport).toMatch(/firestore_export\.overall_export_metadata$/)
})

test('an export that breaks off leaves the last good one', async () => {
  const kept = new Kept(emptyFolder())
  await kept.replace(exporting('good'))

  const broken = kept.replace(async (folder) => {
    await exporting('half')(folder)
    throw new Error('The emulator is gone.')
  })

  await expect(broken).rejects.toThrow('Nothing new was kept, what was kept before still is.')
  expect(content(kept)).toBe('good')
})

test('a run that was killed while the folders changed places loses nothing', async () => {
  const folder = emptyFolder()
  await new Kept(folder).replace(exporting('good'))
  renameSync(path.join(folder, 'last'), path.join(folder, 'old'))

  expect(content(new Kept(folder))).toBe('good')
  expect(existsSync(path.join(folder, 'old'))).toBe(false)
})
