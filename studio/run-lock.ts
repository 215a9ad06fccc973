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
 * Allows only one run at a time, because two runs would change the same files.
 * @throws Error with the process id of the other run
 */
export async function runAlone<T>(run: () => Promise<T>, folder = work): Promise<T> {
  const file = `${folder}pid`
  await mkdir(folder, { recursive: true })
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (pid && isRunning(pid)) throw new Error(`Another run is in progress (process ${pid}).`)
  await writeFile(file, String(process.pid))
  try {
    return await run()
  } finally {
    await rm(file, { force: true })
  }
}
