import { report } from '../browser/report.ts'
import { sharesUsage } from './usage-statistics.ts'
import type { WebConfig } from './firebase/web-config.ts'

/** The analytics events of the specification, section 7. */
export type Track = (event: 'sign_up' | 'login', details: { method: 'google' | 'email' }) => void

type LogEvent = (...event: Parameters<Track>) => void

type Dependencies = {
  config: () => Promise<WebConfig>
  /** Loads the analytics chunk. Called only if a measurement id is configured. */
  loadAnalytics: (config: WebConfig) => Promise<LogEvent>
}

export function createTrack({ config, loadAnalytics }: Dependencies): Track {
  return (...event) => {
    const send = async () => {
      if (!sharesUsage()) return
      const settings = await config()
      if (!settings.firebase.measurementId) return
      const logEvent = await loadAnalytics(settings)
      logEvent(...event)
    }
    send().catch((error: unknown) => report('Sending the analytics event failed.', error))
  }
}
