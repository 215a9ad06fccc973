import type { Visit } from './page-visit.ts'

/** What every page has to reach (milliseconds, bytes); the times are medians. */
export const targets = {
  score: 100,
  lcpRatio: 1.1,
  tbt: 50,
  cls: 0.01,
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** A page beside the same page without scripts, both visited in turn. */
export function verdict(visits: readonly Visit[], limits: readonly Visit[]) {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const scores = [0, 1, 2, 3].map((nth) => middle(({ scores }) => scores[nth] ?? 0))
  const limitTimes = limits.map(({ lcp }) => lcp)
  const [limit, lcp] = [median(limitTimes), middle(({ lcp }) => lcp)]
  const facts = {
    scores,
    fcp: middle(({ fcp }) => fcp),
    lcp,
    ratio: lcp / limit,
    /** How far the limit's own visits lie from its median. */
    spread: Math.max(...limitTimes) / limit,
    tbt: middle(({ tbt }) => tbt),
    limitTbt: median(limits.map(({ tbt }) => tbt)),
    cls: middle(({ cls }) => cls),
    bytes: middle(({ bytes }) => bytes),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    requests: middle(({ requests }) => requests),
  }
  const missed = [
    scores.some((score) => score < targets.score) && `scores ${scores.join(' ')}`,
    facts.ratio > Math.max(targets.lcpRatio, facts.spread) &&
      `LCP ${facts.ratio.toFixed(2)} × the limit`,
    facts.tbt > targets.tbt && `TBT ${Math.round(facts.tbt)} ms`,
    facts.cls > targets.cls && `CLS ${facts.cls.toFixed(3)}`,
    ...new Set(visits.flatMap(({ faults }) => faults)),
  ].filter((text) => typeof text === 'string')
  return { ...facts, missed }
}
