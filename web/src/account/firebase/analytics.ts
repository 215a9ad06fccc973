import { getApp } from 'firebase/app'
import { initializeAnalytics, logEvent } from 'firebase/analytics'

/** Initializes Google Analytics for the app that Firebase Auth uses. */
export function connectAnalytics() {
  const analytics = initializeAnalytics(getApp())
  return (event: 'sign_up' | 'login', details: { method: string }) => {
    if (event === 'login') logEvent(analytics, 'login', details)
    else logEvent(analytics, 'sign_up', details)
  }
}
