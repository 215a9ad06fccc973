import { Cleanup } from './cleanup.ts'
import { report } from '../plain-error.ts'

/**
 * Runs a whole command. Whatever ends it – its own end, an error, Ctrl-C, a closed terminal –
 * everything it started is ended first.
 * @param options the exit code after Ctrl-C and the like
 * @param main gives the exit code
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

  // The terminal may be gone before we are (SIGHUP).
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
