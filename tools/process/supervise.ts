import { Cleanup } from './cleanup.ts'
import { report } from '../plain-error.ts'

/**
 * Runs `main` and exits. Before that it stops every process that `main` started, also after an error and
 * on SIGINT, SIGTERM or SIGHUP.
 * @param options codeWhenStopped: exit code after a signal
 * @param main returns the exit code
 */
export async function supervise(
  { codeWhenStopped }: { codeWhenStopped: number },
  main: (cleanup: Cleanup) => Promise<number>,
) {
  const cleanup = new Cleanup()
  const finish = async (code: number) => {
    const clean = await cleanup.run()
    process.exit(clean ? code : 1)
  }

  // After SIGHUP the terminal may be closed. Output then fails, which must not stop the cleanup.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      console.log(cleanup.signal.aborted ? 'Still stopping …' : '\nStopping …')
      void finish(codeWhenStopped)
    })
  }

  try {
    await finish(await main(cleanup))
  } catch (error) {
    if (cleanup.signal.aborted) return
    report(error)
    await finish(1)
  }
}
