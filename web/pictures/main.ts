import { foldersOf, repository } from './folders.ts'
import { run } from './run.ts'

/** npm run pictures: imports pictures, videos, social cards and the logo into the shop. */
try {
  // npm runs scripts in the repository's root. INIT_CWD is the folder where npm was called.
  const from = process.env.INIT_CWD ?? process.cwd()
  process.stdout.write(`${await run(foldersOf(repository), from, process.argv.slice(2))}\n`)
} catch (error) {
  // Only a bug needs its stack: neither wrong input nor a wrong option is one.
  if (!(error instanceof Error && (error.name === 'Error' || 'code' in error))) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
