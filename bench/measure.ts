import budgets from './budgets.json' with { type: 'json' }

export type Metric = keyof typeof budgets

/** What is measured and its floor, in the same unit, from the same round. */
export type Pair = { measured: number; floor: number }

export type Row = Pair & { metric: Metric; name: string; ratio: number; budget: number }

type Pairs = Partial<Record<Metric, Pair>>

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

export const isOver = ({ ratio, budget }: Row) => !(ratio <= budget)

/**
 * Measures all names in turn, so that a busy machine slows all. A name beyond a budget gets up to three times
 * the rounds: on a busy machine, a few are not enough.
 */
export async function measureRows<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Pairs | Promise<Pairs>,
): Promise<Row[]> {
  const results = names.map((name) => ({ name, pairs: [] as Pairs[] }))
  for (let round = 1; round <= 3 * rounds; round++) {
    for (const result of results) {
      if (round > rounds && !rowsOf(result).some(isOver)) continue
      result.pairs.push(await measure(result.name))
      process.stderr.write('.')
    }
  }
  process.stderr.write('\n')
  return results.flatMap(rowsOf)
}

function rowsOf({ name, pairs }: { name: string; pairs: Pairs[] }) {
  return Object.keys(pairs[0] ?? {}).map((key) => {
    const metric = key as Metric
    const medianOf = (side: keyof Pair) =>
      median(pairs.flatMap((pair) => pair[metric]?.[side] ?? []))
    return rowOf(metric, name, { measured: medianOf('measured'), floor: medianOf('floor') })
  })
}

export const rowOf = (metric: Metric, name: string, { measured, floor }: Pair): Row => ({
  ...{ metric, name, measured: round(measured), floor: round(floor) },
  ...{ ratio: round(measured / floor), budget: budgets[metric].budget },
})

const round = (value: number) => Number(value.toPrecision(3))
