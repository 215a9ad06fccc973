import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.join(import.meta.dirname, '../..')

/** A copy of the repository that a change is applied to. */
export type Copy = {
  folder: string
  /** Files that were edited, written or brought in by hand, relative to the folder. */
  touched: Set<string>
  write: (file: string, text: string) => Promise<void>
  /** @throws Error when the file does not hold `from` */
  edit: (file: string, from: string, to: string) => Promise<void>
  /** Runs a command in the folder; what it generates is not touched by hand. */
  run: (command: string, ...args: string[]) => Promise<{ stdout: string }>
  /** npm run pictures with a file that a person brings in. */
  bringIn: (command: 'add' | 'logo', file: string, ...options: string[]) => Promise<void>
}

/** Copies what Git tracks or would track, with the dependencies linked. */
export async function copyRepository(): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'typical-change-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of new Set(listed.toString().split('\0'))) {
    if (file) await cp(path.join(root, file), path.join(folder, file)).catch(ignoreDeleted)
  }
  for (const part of ['.', 'web', 'functions']) await linkDependencies(folder, part)

  const touched = new Set<string>()
  const write = async (file: string, text: string) => {
    touched.add(file)
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    await write(
      file,
      text.replace(from, () => to),
    )
  }
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { cwd: folder, maxBuffer: 1e8 })
  const bringIn = async (command: string, file: string, ...options: string[]) => {
    touched.add(file)
    await run('npm', 'run', '--silent', 'pictures', '--', command, file, ...options)
  }
  return { folder, touched, write, edit, run, bringIn }
}

/** A file that Git still lists and that is deleted in the working tree. */
function ignoreDeleted(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** Links every package but the workspace's own, which must be the copy's. */
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
