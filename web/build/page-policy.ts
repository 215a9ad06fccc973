import { createHash } from 'node:crypto'
import { isDemo } from '../src/account/demo-project.ts'
import type { Environment } from './environment.ts'

/** From https://developers.google.com/tag-platform/security/guides/csp, and the Firebase SDK's requests. */
const analytics = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  pictures: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  requests: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
  ],
}

/** From https://developers.google.com/recaptcha/docs/faq, and the SDK's token exchange. */
const appCheck = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  requests: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
}
const noAppCheck: typeof appCheck = { scripts: [], frames: [], requests: [] }

const loopback = ['http://127.0.0.1:*', 'http://localhost:*']

/** For the page's <meta>. frame-ancestors, which a <meta> cannot have, is in firebase.json. */
export function pagePolicy(
  inlineScripts: readonly string[],
  { authDomain, appCheckKey }: Pick<Environment, 'authDomain' | 'appCheckKey'>,
  project: string,
): string {
  const added = appCheckKey === undefined ? noAppCheck : appCheck
  const emulators = isDemo(project) ? loopback : []
  const signIn = isDemo(project) ? [] : [`https://${authDomain ?? `${project}.firebaseapp.com`}`]
  const sources = {
    'default-src': ["'none'"],
    'script-src': [
      ...["'self'", 'https://apis.google.com', ...analytics.scripts, ...added.scripts],
      ...inlineScripts.map(hashOf),
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...analytics.pictures],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...[...analytics.requests, ...added.requests, ...emulators],
    ],
    'frame-src': ["'self'", ...signIn, ...added.frames, ...emulators],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ')
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
