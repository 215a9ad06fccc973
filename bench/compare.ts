export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Measures every row and kind in turn, so that a busy machine slows all. Round 0 warms up and is not counted. */
export async function compare<Row, Kind extends string, Value>(
  rows: readonly Row[],
  kinds: readonly Kind[],
  rounds: number,
  measure: (row: Row, kind: Kind) => Value | Promise<Value>,
) {
  const empty = () => Object.fromEntries(kinds.map((kind) => [kind, []])) as never
  const results = rows.map((row) => ({ row, values: empty() as Record<Kind, Value[]> }))
  for (let round = 0; round <= rounds; round++) {
    process.stderr.write(`Round ${round} of ${rounds} `)
    for (const { row, values } of results) {
      for (const kind of kinds) {
        const value = await measure(row, kind)
        if (round > 0) values[kind].push(value)
        process.stderr.write('.')
      }
    }
    process.stderr.write('\n')
  }
  return results
}
