import { foldersOf, repository } from './folders.ts'
import { InputError } from './input-error.ts'
import { run } from './run.ts'

/** npm run pictures: imports pictures, videos and social cards into the shop. */
try {
  // npm runs scripts in the repository's root. INIT_CWD is the folder where npm was called.
  const from = process.env.INIT_CWD ?? process.cwd()
  const lines = await run(foldersOf(repository), from, process.argv.slice(2))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
