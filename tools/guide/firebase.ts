import { createRequire } from 'node:module'

type Option = { short?: string; long?: string; required: boolean; optional: boolean }
type Command = { options: Option[]; _args: { required: boolean }[] }
type Client = { getCommand: (name: string) => Command | undefined; cli: Command }

/**
 * Compares a call of firebase-tools with its own registry of commands.
 * @returns what it would reject, or undefined
 */
export function firebaseFault([name = '', ...args]: string[]): string | undefined {
  const client = createRequire(import.meta.url)('firebase-tools') as Client
  const command = client.getCommand(name)
  if (!command) return `firebase has no command ${name}`

  const options = [...command.options, ...client.cli.options]
  let positional = 0
  for (let index = 0; index < args.length; index++) {
    const [flag = ''] = (args[index] ?? '').split('=')
    if (!flag.startsWith('-')) {
      positional++
      continue
    }
    const option = options.find(({ short, long }) => flag === short || flag === long)
    if (!option) return `firebase ${name} has no option ${flag}`
    if (option.required && flag === args[index]) index++
  }
  const required = command._args.filter((argument) => argument.required).length
  if (positional < required || positional > command._args.length)
    return `firebase ${name} takes no ${positional} arguments`
  return undefined
}
