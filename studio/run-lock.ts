import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { work } from './work-folder.ts'

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Runs alone: a second run would deliver between the lines of the first.
 * @throws Error with the process id of a run that has not ended
 */
export async function runAlone<T>(run: () => Promise<T>, folder = work): Promise<T> {
  const file = `${folder}pid`
  await mkdir(folder, { recursive: true })
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (pid && isRunning(pid)) throw new Error(`another run has not ended (process ${pid})`)
  await writeFile(file, String(process.pid))
  try {
    return await run()
  } finally {
    await rm(file, { force: true })
  }
}
