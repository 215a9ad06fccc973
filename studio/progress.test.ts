import { expect, test } from 'vitest'
import { createProgress, formatDuration } from './progress.ts'

function start(count: number) {
  let now = 0
  const lines: string[] = []
  const report = createProgress(
    count,
    (line) => lines.push(line),
    () => now,
  )
  return { lines, report, wait: (milliseconds: number) => (now += milliseconds) }
}

test('some items are done → the time left is estimated from the elapsed time', () => {
  const { lines, report, wait } = start(4)

  wait(30_000)
  report(0, 'tub', 1)
  wait(15_000)
  report(1, 'tin', 0.5)

  expect(lines).toEqual(['[1/4] tub: 100 %, 1:30 left', '[2/4] tin: 50 %, 1:15 left'])
})

test('many reports in a second → one line, and one at the end', () => {
  const { lines, report, wait } = start(1)

  for (const done of [0.1, 0.2, 0.3]) {
    wait(400)
    report(0, 'bar', done)
  }
  report(0, 'bar', 1)

  expect(lines).toEqual(['[1/1] bar: 10 %, 0:04 left', '[1/1] bar: 100 %, 0:00 left'])
})

test('no progress yet → no line', () => {
  const { lines, report } = start(1)

  report(0, 'tub', 0)

  expect(lines).toEqual([])
})

test('milliseconds → minutes and two-digit seconds', () => {
  const durations = [0, 9_400, 61_000, 3_600_000].map(formatDuration)
  expect(durations).toEqual(['0:00', '0:09', '1:01', '60:00'])
})
