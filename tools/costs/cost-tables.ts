import { floodOf, monthOf } from './costs.ts'

/** The document that contains the tables. */
export const DOCUMENT = 'docs/operating.md'

const VISITS = [10_000, 1_000_000, 100_000_000]

/** maxInstances of functions/src/index.ts. */
export const INSTANCES = 10

const number = (value: number) =>
  value.toLocaleString(
    'en',
    value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
  )
const dollars = (value: number) => `$${Math.round(value).toLocaleString('en')}`

function usageRows() {
  const months = VISITS.map(monthOf)
  type Month = ReturnType<typeof monthOf>
  const row = (name: string, value: (month: Month) => string) => [name, ...months.map(value)]
  return [
    row('transfer, GB', ({ used }) => number(used.gigabytes)),
    row('requests = reads', ({ used }) => number(used.requests)),
    row('writes', ({ used }) => number(used.writes)),
    row('vCPU-seconds, one request at a time', ({ used }) => number(used.seconds)),
    row('log, GiB', ({ used }) => number(used.logGiB)),
    row('Hosting', ({ costs }) => dollars(costs.hosting)),
    row('Function', ({ costs }) => dollars(costs.function)),
    row('Firestore', ({ costs }) => dollars(costs.firestore)),
    row('Logging', ({ costs }) => dollars(costs.logging)),
    row('**Total**', ({ total }) => `**${dollars(total)}**`),
    row('with App Check, more', ({ options }) => dollars(options.appCheck)),
    row('with Identity Platform, more', ({ options }) => dollars(options.identityPlatform)),
  ]
}

function floodRows() {
  const flood = floodOf({ instances: INSTANCES })
  return [
    [
      `${INSTANCES} instances busy for a month`,
      `${dollars(flood.compute)} for each revision that is called`,
    ],
    ['a billion requests, rejected ones too', dollars(flood.requests)],
    ['Cloud Run’s log of them, unless excluded', dollars(flood.cloudRunLog)],
    ['a terabyte from Hosting', dollars(flood.terabyte)],
  ]
}

const tables: Record<string, () => string[][]> = {
  visits: () => [['visits a month', ...VISITS.map(number)], ...usageRows()],
  flood: () => [['flood', 'costs'], ...floodRows()],
}

/** Replaces the tables between `<!-- costs: name -->` and `<!-- end -->` in a Markdown text. */
export function withCostTables(text: string): string {
  return Object.entries(tables).reduce((result, [name, rows]) => {
    const place = new RegExp(`(?<=<!-- costs: ${name} -->\n\n)[^]*?(?=\n\n<!-- end -->)`)
    if (!place.test(result)) throw new Error(`${DOCUMENT} has no place for the table ${name}`)
    return result.replace(place, () => markdownTable(rows()))
  }, text)
}

function markdownTable([head = [], ...body]: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
