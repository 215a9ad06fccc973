import { costOf, prices } from './prices.ts'

/** Of 100 visits: how many do this, and what one of them costs the API. */
const actions = {
  signIn: { times: 2, requests: 1, reads: 1, writes: 0 },
  register: { times: 0.5, requests: 1, reads: 1, writes: 1 },
  openProfile: { times: 2, requests: 1, reads: 1, writes: 0 },
  saveProfile: { times: 0.3, requests: 1, reads: 1, writes: 1 },
}
const perVisit = (count: (action: (typeof actions)['signIn']) => number) =>
  Object.values(actions).reduce((sum, action) => sum + action.times * count(action), 0) / 100

/** The average of new and returning visitors. */
const MEGABYTES_PER_VISIT = 0.8
const SECONDS_PER_REQUEST = 0.1
const GIB_OF_MEMORY = 0.25
/** The function's own line, and Cloud Run's line unless its log is excluded. */
const LOG_KILOBYTES = { own: 1, cloudRun: 1 }
const GIB = 2 ** 30

/** The resources that a month of visits uses, and what they cost in US dollars. */
export function monthOf(visits: number) {
  const requests = visits * perVisit((action) => action.requests)
  const seconds = requests * SECONDS_PER_REQUEST
  const used = {
    gigabytes: (visits * MEGABYTES_PER_VISIT) / 1000,
    requests,
    reads: visits * perVisit((action) => action.reads),
    writes: visits * perVisit((action) => action.writes),
    seconds,
    logGiB: (requests * (LOG_KILOBYTES.own + LOG_KILOBYTES.cloudRun) * 1000) / GIB,
  }
  const costs = {
    hosting: costOf(prices.hostingTransfer, used.gigabytes),
    function:
      costOf(prices.requests, requests) +
      costOf(prices.cpu, seconds) +
      costOf(prices.memory, seconds * GIB_OF_MEMORY),
    firestore: costOf(prices.reads, used.reads) + costOf(prices.writes, used.writes),
    logging: costOf(prices.log, used.logGiB),
  }
  const options = {
    // An App Check token is fetched on an account page. Saving follows on the same page.
    appCheck: costOf(prices.assessments, requests - (visits * actions.saveProfile.times) / 100),
    identityPlatform: costOf(prices.activeUsers, visits / 100),
  }
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0)
  return { used, costs, options, total }
}

/** What a flood costs in US dollars, without the free amounts, which it uses up at once. */
export function floodOf({ instances }: { instances: number }) {
  const seconds = instances * 30 * 24 * 3600
  const billion = 1e9
  const each = ({
    steps,
  }: (typeof prices)['cpu' | 'memory' | 'requests' | 'log' | 'hostingTransfer']) => steps[0].each
  return {
    compute: seconds * each(prices.cpu) + seconds * GIB_OF_MEMORY * each(prices.memory),
    requests: billion * each(prices.requests),
    cloudRunLog: ((billion * LOG_KILOBYTES.cloudRun * 1000) / GIB) * each(prices.log),
    terabyte: 1000 * each(prices.hostingTransfer),
  }
}
