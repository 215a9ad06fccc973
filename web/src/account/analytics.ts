import { getApp } from 'firebase/app'
import { report } from '../browser/report.ts'
import { sharesUsage } from './usage-statistics.ts'

/** The analytics events of the specification, section 7. */
export type Track = (event: 'sign_up' | 'login', details: { method: 'google' | 'email' }) => void

export function createTrack(measurementId: string | undefined, load = connectAnalytics): Track {
  return (...event) => {
    if (!measurementId || !sharesUsage()) return
    load()
      .then((logEvent) => logEvent(...event))
      .catch((error: unknown) => report('Sending the analytics event failed.', error))
  }
}

async function connectAnalytics(): Promise<Track> {
  const { initializeAnalytics, logEvent } = await import('firebase/analytics')
  const analytics = initializeAnalytics(getApp(), { config: { send_page_view: false } })
  return (event, details) => logEvent<string>(analytics, event, details)
}
