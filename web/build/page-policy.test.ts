import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

/** The sources that `given` has and `base` does not have, by directive. */
function added(given: string, base: string) {
  const sourcesOf = (policy: string) =>
    policy.split('; ').map((text): [string, string[]] => {
      const [directive = '', ...sources] = text.split(' ')
      return [directive, sources]
    })
  const known = new Map(sourcesOf(base))
  return Object.fromEntries(
    sourcesOf(given)
      .map(([directive, sources]): [string, string[]] => [
        directive,
        sources.filter((source) => !known.get(directive)?.includes(source)),
      ])
      .filter(([, sources]) => sources.length > 0),
  )
}

const live = pagePolicy([], {}, 'shop-live')

test('allows the emulators when the project is a demo project, and only the sign-in frame of its own when it is a real one', () => {
  const demo = pagePolicy([], {}, 'demo-shop')
  const loopback = ['http://127.0.0.1:*', 'http://localhost:*']

  expect(added(demo, live)).toEqual({ 'connect-src': loopback, 'frame-src': loopback })
  expect(added(live, demo)).toEqual({ 'frame-src': ['https://shop-live.firebaseapp.com'] })
})

test('allows the auth domain of the environment instead of the project’s when there is one', () => {
  const policy = pagePolicy([], { authDomain: 'shop.test' }, 'shop-live')

  expect(policy).toContain("frame-src 'self' https://shop.test;")
})

test('allows reCAPTCHA when the environment has a key for App Check', () => {
  const policy = pagePolicy([], { appCheckKey: '6Lc' }, 'shop-live')

  const reCaptcha = 'https://www.google.com/recaptcha/'
  expect(added(policy, live)).toEqual({
    'script-src': [reCaptcha, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', reCaptcha],
    'frame-src': [reCaptcha, 'https://recaptcha.google.com/recaptcha/'],
  })
})
