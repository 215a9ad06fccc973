import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

const root = path.join(import.meta.dirname, '../..')

/** A copy of the repository to which changes are applied. */
export type Copy = {
  folder: string
  /** Files that a developer edits, adds or imports by hand, relative to the folder. */
  editedFiles: Set<string>
  write: (file: string, text: string) => Promise<void>
  /** @throws Error when the file does not contain `from` */
  edit: (file: string, from: string, to: string) => Promise<void>
  /** Runs a command in the folder; generated files do not count as edited. */
  run: (command: string, ...args: string[]) => Promise<{ stdout: string }>
  /** Runs `npm run pictures` with a file. */
  importPicture: (command: 'add' | 'logo', file: string, ...options: string[]) => Promise<void>
}

/** In CI the build would reject a change instead of updating firebase.json. */
export const outsideCi = { CI: undefined }

type CopyOptions = {
  /** Linking node_modules is faster than npm ci, but some tools do not follow links. */
  dependencies?: 'linked' | 'installed'
}

/** Copies the repository's tracked and untracked files, but none that Git ignores. */
export async function copyRepository({ dependencies = 'linked' }: CopyOptions = {}): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'typical-change-'))
  const args = ['ls-files', '-co', '--exclude-standard', '-z']
  const { stdout } = await execa('git', args, { cwd: root })
  for (const file of new Set(stdout.split('\0'))) {
    if (file) await cp(path.join(root, file), path.join(folder, file)).catch(ignoreDeleted)
  }
  if (dependencies === 'installed') await execa('npm', ['ci'], { cwd: folder })
  else for (const part of ['.', 'web', 'functions']) await linkDependencies(folder, part)

  const editedFiles = new Set<string>()
  const write = async (file: string, text: string) => {
    editedFiles.add(file)
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    await write(
      file,
      text.replace(from, () => to),
    )
  }
  const run = (command: string, ...args: string[]) =>
    execa(command, args, { cwd: folder, env: outsideCi })
  const importPicture = async (command: string, file: string, ...options: string[]) => {
    editedFiles.add(file)
    await run('npm', 'run', '--silent', 'pictures', '--', command, file, ...options)
  }
  return { folder, editedFiles, write, edit, run, importPicture }
}

/** Git still lists a file that was deleted in the working tree. */
function ignoreDeleted(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** Links all packages except the workspaces, which must come from the copy. */
async function linkDependencies(folder: string, part: string) {
  const from = path.join(root, part, 'node_modules')
  const to = path.join(folder, part, 'node_modules')
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== '@shop') await symlink(path.join(from, name), path.join(to, name))
  }
  if (part !== '.') return
  await mkdir(path.join(to, '@shop'))
  await symlink(path.join(folder, 'contract'), path.join(to, '@shop/contract'))
}
