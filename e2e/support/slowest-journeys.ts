import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints where the time of a run went. */
export default class SlowestJourneys implements Reporter {
  private readonly journeys: { title: string; milliseconds: number }[] = []

  printsToStdio() {
    return false
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    const [, , file = '', ...titles] = test.titlePath()
    this.journeys.push({ title: [file, ...titles].join(' › '), milliseconds: duration })
  }

  onEnd() {
    const slowest = this.journeys.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
    const lines = slowest.map(({ title, milliseconds }) => {
      return `  ${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${title}\n`
    })
    process.stdout.write(`\nThe slowest journeys:\n${lines.join('')}`)
  }
}
