/**
 * A list price in US dollars. `steps` are sorted: beyond `from` units a month, each unit costs `each`,
 * after a flat fee of `flat`. Nothing is charged below the first step.
 */
export type Price = {
  name: string
  unit: string
  steps: readonly { from: number; each: number; flat?: number }[]
  /** when the source had this price */
  asOf: string
  source: string
}

const DAYS = 30

/** The prices of asia-south1, where the region matters. Check them before you rely on them. */
export const prices = {
  hostingTransfer: {
    name: 'Hosting, transfer',
    unit: 'GB',
    steps: [{ from: 0.36 * DAYS, each: 0.15 }],
    asOf: '2025-02',
    source: 'https://firebase.google.com/pricing',
  },
  hostingStorage: {
    name: 'Hosting, storage',
    unit: 'GB',
    steps: [{ from: 10, each: 0.026 }],
    asOf: '2025-02',
    source: 'https://firebase.google.com/pricing',
  },
  requests: {
    name: 'Function, requests',
    unit: 'request',
    steps: [{ from: 2_000_000, each: 0.000_000_4 }],
    asOf: '2026-11',
    source: 'https://cloud.google.com/run/pricing',
  },
  cpu: {
    name: 'Function, CPU (tier 2)',
    unit: 'vCPU-second',
    steps: [{ from: 180_000, each: 0.000_033_6 }],
    asOf: '2026-11',
    source: 'https://cloud.google.com/run/pricing',
  },
  memory: {
    name: 'Function, memory (tier 2)',
    unit: 'GiB-second',
    steps: [{ from: 360_000, each: 0.000_003_5 }],
    asOf: '2026-11',
    source: 'https://cloud.google.com/run/pricing',
  },
  reads: {
    name: 'Firestore, reads (upper bound)',
    unit: 'read',
    steps: [{ from: 50_000 * DAYS, each: 0.000_000_6 }],
    asOf: '2025-02',
    source: 'https://cloud.google.com/firestore/pricing',
  },
  writes: {
    name: 'Firestore, writes (upper bound)',
    unit: 'write',
    steps: [{ from: 20_000 * DAYS, each: 0.000_001_8 }],
    asOf: '2025-02',
    source: 'https://cloud.google.com/firestore/pricing',
  },
  log: {
    name: 'Logging',
    unit: 'GiB',
    steps: [{ from: 50, each: 0.5 }],
    asOf: '2025-02',
    source: 'https://cloud.google.com/stackdriver/pricing',
  },
  assessments: {
    name: 'App Check, reCAPTCHA assessments',
    unit: 'assessment',
    steps: [
      { from: 10_000, each: 0, flat: 8 },
      { from: 100_000, each: 0.001 },
    ],
    asOf: '2025-08',
    source: 'https://cloud.google.com/recaptcha/docs/billing-information',
  },
  activeUsers: {
    name: 'Identity Platform, active users',
    unit: 'user',
    steps: [
      { from: 50_000, each: 0.0055 },
      { from: 100_000, each: 0.0046 },
      { from: 1_000_000, each: 0.0032 },
      { from: 10_000_000, each: 0.0025 },
    ],
    asOf: '2025-02',
    source: 'https://cloud.google.com/identity-platform/pricing',
  },
} as const satisfies Record<string, Price>

/** @returns what `units` a month cost, in US dollars */
export function costOf({ steps }: Price, units: number): number {
  return steps.reduce((sum, { from, each, flat = 0 }, index) => {
    if (units <= from) return sum
    const end = Math.min(units, steps[index + 1]?.from ?? Infinity)
    return sum + flat + (end - from) * each
  }, 0)
}
