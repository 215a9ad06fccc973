import type { LighthouseRun } from './run-lighthouse.ts'

/** Targets for the medians of every page. `lcpRatio` compares with the baseline; `tbt` is in milliseconds. */
export const targets = {
  score: 100,
  lcpRatio: 1.1,
  tbt: 50,
  cls: 0.01,
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Compares a page with its baseline: the same page without scripts. */
export function evaluatePage(
  runs: readonly LighthouseRun[],
  baselineRuns: readonly LighthouseRun[],
) {
  const medianOf = (read: (run: LighthouseRun) => number) => median(runs.map(read))
  const scores = [0, 1, 2, 3].map((nth) => medianOf(({ scores }) => scores[nth] ?? 0))
  const baselineLcps = baselineRuns.map(({ lcp }) => lcp)
  const [baselineLcp, lcp] = [median(baselineLcps), medianOf(({ lcp }) => lcp)]
  const metrics = {
    scores,
    fcp: medianOf(({ fcp }) => fcp),
    lcp,
    ratio: lcp / baselineLcp,
    /** Maximum LCP of the baseline divided by its median. */
    spread: Math.max(...baselineLcps) / baselineLcp,
    tbt: medianOf(({ tbt }) => tbt),
    baselineTbt: median(baselineRuns.map(({ tbt }) => tbt)),
    cls: medianOf(({ cls }) => cls),
    bytes: medianOf(({ bytes }) => bytes),
    scriptBytes: medianOf(({ scriptBytes }) => scriptBytes),
    requests: medianOf(({ requests }) => requests),
  }
  const missed = [
    scores.some((score) => score < targets.score) && `scores ${scores.join(' ')}`,
    metrics.ratio > Math.max(targets.lcpRatio, metrics.spread) &&
      `LCP ${metrics.ratio.toFixed(2)} × the baseline`,
    metrics.tbt > targets.tbt && `TBT ${Math.round(metrics.tbt)} ms`,
    metrics.cls > targets.cls && `CLS ${metrics.cls.toFixed(3)}`,
    ...new Set(runs.flatMap(({ failedAudits }) => failedAudits)),
  ].filter((text) => typeof text === 'string')
  return { ...metrics, missed }
}
