import { Closing } from './cleanup.ts'
import { report } from '../plain-error.ts'

/**
 * Runs a whole command. Whatever ends it – its own end, an error, Ctrl-C, a closed terminal –
 * everything it started is ended first.
 * @param options the exit code after Ctrl-C and the like
 * @param main gives the exit code
 */
export async function supervise(
  { codeWhenStopped }: { codeWhenStopped: number },
  main: (closing: Closing) => Promise<number>,
) {
  const closing = new Closing()
  const finish = async (code: number) => {
    const clean = await closing.close()
    process.exit(clean ? code : 1)
  }

  // The terminal may be gone before we are (SIGHUP).
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      console.log(closing.signal.aborted ? 'Still stopping …' : '\nStopping …')
      void finish(codeWhenStopped)
    })
  }

  try {
    await finish(await main(closing))
  } catch (error) {
    if (closing.signal.aborted) return
    report(error)
    await finish(1)
  }
}
