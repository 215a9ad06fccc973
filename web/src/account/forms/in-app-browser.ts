// Apps whose own browser Google rejects, only certain ones: removing a working button is worse than a miss.
const inAppBrowsers = [
  // Facebook and Messenger
  /\b(?:FBAN|FBAV|FB_IAB)\//,
  /\bInstagram \d/,
  // TikTok
  /\b(?:musical_ly|trill)_\d|\bBytedanceWebview\//,
  / Line\/\d/,
  // Any other Android app, unless it is a browser that uses the system's web view, such as Opera Mini
  /; wv\)(?!.*(?:Browser|OPR|OPX|EdgA|Focus|Klar|DuckDuckGo|PHX|Puffin|GSA)\/)/,
]

/** The part of `navigator` that tells where the page runs; `standalone` exists on iOS only. */
type Environment = { userAgent: string; standalone?: unknown }

export type GoogleObstacle = 'android-app' | 'app' | 'home-screen-app'

export function googleObstacle({ userAgent, standalone }: Environment): GoogleObstacle | undefined {
  if (standalone === true) return 'home-screen-app'
  if (!inAppBrowsers.some((app) => app.test(userAgent))) return undefined
  return /\bAndroid\b/.test(userAgent) ? 'android-app' : 'app'
}
