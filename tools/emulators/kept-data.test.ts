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
import { KeptData } from './kept-data.ts'

function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'keep-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const exporting = (text: string) => (folder: string) => {
  writeFileSync(path.join(folder, 'firebase-export-metadata.json'), text)
  return Promise.resolve()
}

function content({ suiteImport }: KeptData) {
  return (
    suiteImport && readFileSync(path.join(suiteImport, 'firebase-export-metadata.json'), 'utf8')
  )
}

test('next run → imports the last export', async () => {
  const folder = emptyFolder()

  await new KeptData(folder).replace(exporting('first'))
  await new KeptData(folder).replace(exporting('second'))

  expect(content(new KeptData(folder))).toBe('second')
})

test('export includes Firestore → firestoreImport returns its metadata file', async () => {
  const kept = new KeptData(emptyFolder())

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

test('export fails → the previous export is kept', async () => {
  const kept = new KeptData(emptyFolder())
  await kept.replace(exporting('good'))

  const broken = kept.replace(async (folder) => {
    await exporting('half')(folder)
    throw new Error('The emulator has exited.')
  })

  await expect(broken).rejects.toThrow('The export failed. The previous export is unchanged.')
  expect(content(kept)).toBe('good')
})

test('process is killed while a new export replaces the previous one → the next run uses the previous one', async () => {
  const folder = emptyFolder()
  await new KeptData(folder).replace(exporting('good'))
  renameSync(path.join(folder, 'last'), path.join(folder, 'old'))

  expect(content(new KeptData(folder))).toBe('good')
  expect(existsSync(path.join(folder, 'old'))).toBe(false)
})
