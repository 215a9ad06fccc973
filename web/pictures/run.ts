import { parseArgs, type ParseArgsConfig } from 'node:util'
import { resolve } from 'node:path'
import { add } from './add.ts'
import { addCard } from './add-card.ts'
import type { Folders } from './folders.ts'
import { lineOf, list } from './list.ts'
import { InputError } from './input-error.ts'
import { remove } from './remove.ts'

const usage = `npm run pictures -- add PHOTO --name NAME --alt TEXT [--cutout] [--card]
npm run pictures -- add VIDEO --name NAME --alt TEXT [--poster SECONDS]
npm run pictures -- card PICTURE --name NAME --alt TEXT
npm run pictures -- logo LOGO.svg
npm run pictures -- remove NAME
npm run pictures -- list
docs/content.md describes them.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the positional argument of a command and its options.
 * @param operand description of the positional argument; undefined if there is none
 * @throws InputError for missing or unexpected arguments
 */
function parse<O extends Options>(args: string[], operand: string | undefined, options: O) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [first = '', ...others] = positionals
    if (operand && !first) throw new Error(`${operand} is missing.`)
    const [surplus] = operand ? others : positionals
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'.`)
    return { first, values }
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new InputError(message.split('. ')[0]?.replace(/\.?$/, '.'), { cause })
  }
}

/** Runs one command and returns the lines to print. File names are relative to `from`. */
export async function run(folders: Folders, from: string, [command, ...args]: string[]) {
  switch (command) {
    case 'add': {
      const options = { name: text, alt: text, cutout: flag, card: flag, poster: text }
      const { first, values } = parse(args, 'The photo or video to add', options)
      return [await add(folders, resolve(from, first), values)]
    }
    case 'card': {
      const { first, values } = parse(args, 'The picture of the card', { name: text, alt: text })
      return [await addCard(folders, resolve(from, first), values)]
    }
    case 'logo': {
      const { first } = parse(args, 'The SVG file of the logo', {})
      // svgo takes 0.8 s to load.
      const { replaceLogo } = await import('./logo.ts')
      return (await replaceLogo(folders, resolve(from, first))).map((file) => `Wrote ${file}.`)
    }
    case 'remove': {
      const { first } = parse(args, 'The name to remove', {})
      return (await remove(folders, first)).map((name) => `Removed ${name}.`)
    }
    case 'list':
      parse(args, undefined, {})
      return (await list(folders)).map(lineOf)
    case undefined:
    case 'help':
      return [usage]
    default:
      throw new InputError(
        `Unknown command '${command}': npm run pictures -- help lists the commands.`,
      )
  }
}
