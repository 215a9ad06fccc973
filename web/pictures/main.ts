import { foldersOf, repository } from './folders.ts'
import { Refusal } from './refusal.ts'
import { run } from './run.ts'

/** npm run pictures: it brings pictures, videos and social cards into the shop. */
try {
  // npm starts scripts in the repository's root; file names are relative to where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd()
  const lines = await run(foldersOf(repository), from, process.argv.slice(2))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
