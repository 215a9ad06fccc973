import { expect, test } from 'vitest'
import { googleObstacle } from './in-app-browser.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

/** The beginning of an Android web view's user agent, and of an iOS one's. */
const webView = (device: string) =>
  `Mozilla/5.0 (Linux; Android ${device}; wv) ${webKit} Version/4.0 Chrome/129.0.6668.100 Mobile Safari/537.36`
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`

test.each([
  ['Facebook', `${webView('14; SM-A155F')} [FB_IAB/FB4A;FBAV/486.0.0.66.70;]`],
  [
    'Facebook, with its own engine',
    `${android} Chrome/120.0.0.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/456.0.0.0]`,
  ],
  ['Messenger', `${webView('15; Pixel 9')} [FB_IAB/MESSENGER;FBAV/513.0.0.42.109;]`],
  ['Instagram', `${webView('12; M2010J19CG')} Instagram 382.0.0.49.84 Android (31/12; 384dpi)`],
  ['TikTok', `${webView('14; SM-S918B')} trill_340002 BytedanceWebview/d8a21c6`],
  ['TikTok, under its old name', `${webView('12; SM-G988U')} musical_ly_2022803040 JsSdk/1.0`],
  ['Line', `${android} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Line/14.10.0/IAB`],
  ['another app', webView('10; moto g(7) play Build/QPYS30.52-22-14')],
])('%s on Android is an obstacle', (_, userAgent) => {
  expect(googleObstacle({ userAgent })).toBe('android-app')
})

test.each([
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.35.108;FBSN/iOS;FBSV/17.5]`],
  ['Messenger', `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106]`],
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 390.0.0.27.105 (iPhone15,2; iOS 18_5; en_GB)`],
  ['TikTok', `${iPhone} Mobile/15E148 musical_ly_34.0.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['Line', `${iPhone} Mobile/15E148 Safari Line/14.16.0`],
])('%s on iOS is an obstacle', (_, userAgent) => {
  expect(googleObstacle({ userAgent })).toBe('app')
})

test.each([
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['Edge on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
  ['Firefox Focus with the web view', `${webView('7.0')} Focus/1.0`],
  ['Opera Mini with the web view', `${webView('10; SM-G960F')} OPR/60.0.2254.59405`],
  [
    'Opera Mini, extreme saving',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; en) Presto/2.12.423 Version/12.16',
  ],
  ['UC Browser with the web view', `${webView('12; RMX3085')} UCBrowser/13.4.2.1307`],
  ['DuckDuckGo with the web view', `${webView('14; Pixel 7')} DuckDuckGo/5`],
  ['vivo’s browser with the web view', `${webView('13; V2169')} VivoBrowser/11.7.1.0`],
  ['Phoenix Browser with the web view', `${webView('9; TECNO KC2')} PHX/13.4`],
  ['Google’s app on Android', `${webView('13; SM-A536B')} GSA/15.25.38.28.arm64`],
  ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Google’s app on an iPhone', `${iPhone} GSA/321.0.645944285 Mobile/15E148 Safari/604.1`],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0`],
  [
    'Facebook’s crawler',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  ['no user agent', ''],
])('%s is no obstacle', (_, userAgent) => {
  expect(googleObstacle({ userAgent, standalone: false })).toBeUndefined()
})

test('a home-screen app on iOS is an obstacle of its own', () => {
  const userAgent = `${iPhone} Mobile/15E148`

  expect(googleObstacle({ userAgent, standalone: true })).toBe('home-screen-app')
  expect(googleObstacle({ userAgent })).toBeUndefined()
})
