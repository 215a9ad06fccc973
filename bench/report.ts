export type Row<Column extends string> = {
  name: string
  /** Whether it measures another version, to which the budgets do not apply. */
  isBefore?: boolean
  cells: Record<Column, number>
}

export type Budgets<Column extends string> = Partial<Record<Column, number>>

/** `summarize` is what a budget limits of its column: the median, or the largest value. @returns the exit code */
export function report<Column extends string>(
  rows: readonly Row<Column>[],
  budgets: Budgets<NoInfer<Column>>,
  summarize: (values: number[]) => number = (values) => Math.max(...values),
) {
  console.table(rows.map(({ cells, ...row }) => ({ ...row, ...rounded(cells) })))
  const own = rows.filter(({ isBefore }) => !isBefore)
  const results = Object.entries(budgets).map(([column, maximum]) => {
    const measured = summarize(own.map(({ cells }) => cells[column as Column]))
    return { column, ...rounded({ measured }), maximum, met: measured <= Number(maximum) }
  })
  console.table(results)
  return results.every(({ met }) => met) ? 0 : 1
}

const rounded = (cells: Record<string, number>) =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, Number(value.toFixed(2))]))
