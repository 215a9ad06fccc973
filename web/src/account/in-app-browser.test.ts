import { describe, expect, test } from 'vitest'
import { googleObstacle } from './in-app-browser.ts'

/** The beginning of an Android web view's user agent, and of an iOS one's. */
const webView = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; Android ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`

describe('in-app browser on Android → an obstacle', () => {
  test.each([
    [
      'Facebook',
      `${webView('14; SM-A155F Build/UP1A.231005.007', '129.0.6668.100')} [FB_IAB/FB4A;FBAV/486.0.0.66.70;]`,
    ],
    [
      'Facebook, with its own engine',
      'Mozilla/5.0 (Linux; Android 13; SM-G991N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/456.0.0.0]',
    ],
    [
      'Messenger',
      `${webView('14; Pixel 8 Build/AP2A.240805.005', '129.0.6668.100')} [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]`,
    ],
    [
      'Messenger, newer',
      `${webView('15; Pixel 9 Build/AP4A.250205.002', '137.0.7151.89')} [FB_IAB/MESSENGER;FBAV/513.0.0.42.109;]`,
    ],
    [
      'Instagram',
      `${webView('12; M2010J19CG Build/SKQ1.211202.001', '136.0.7103.125')} Instagram 382.0.0.49.84 Android (31/12; 384dpi; 1080x2132; Xiaomi/POCO; M2010J19CG; citrus; qcom; in_ID; 739816062; IABMV/1)`,
    ],
    [
      'TikTok',
      `${webView('14; SM-S918B Build/UP1A.231005.007', '125.0.0.0')} trill_340002 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/34.0.2 ByteLocale/en ByteFullLocale/en Region/BD BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok, under its old name',
      `${webView('12; SM-G988U Build/SP1A.210812.016', '103.0.5060.129')} musical_ly_2022803040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/28.3.4`,
    ],
    [
      'Line',
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Line/14.10.0/IAB',
    ],
    ['another app', webView('10; moto g(7) play Build/QPYS30.52-22-14', '140.0.7339.51')],
    [
      'another app, on a tablet',
      'Mozilla/5.0 (Linux; Android 11; SM-T500 Build/RP1A.200720.012; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Safari/537.36',
    ],
  ])('%s', (_, userAgent) => {
    expect(googleObstacle({ userAgent })).toBe('android-app')
  })
})

describe('in-app browser on iOS → an obstacle', () => {
  test.each([
    [
      'Facebook',
      `${iPhone('17_5')} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.35.108;FBBV/611437296;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]`,
    ],
    [
      'Messenger',
      `${iPhone('17_5')} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBBV/596640960;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
    ],
    [
      'Instagram',
      `${iPhone('18_5')} Mobile/15E148 Instagram 390.0.0.27.105 (iPhone15,2; iOS 18_5; en_GB; en; scale=3.00; 1179x2556; 712345678)`,
    ],
    [
      'Instagram on an iPad',
      'Mozilla/5.0 (iPad; CPU OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G93 Instagram 358.0.0.33.95 (iPad8,11; iPadOS 17_6_1; en_US; en; scale=2.00; 780x1688; 663992737; IABMV/1)',
    ],
    [
      'TikTok',
      `${iPhone('17_2')} Mobile/15E148 musical_ly_34.0.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/BD RevealType/Dialog isDarkMode/0 WKWebView/1 BytedanceWebview/d8a21c6`,
    ],
    ['Line', `${iPhone('18_0')} Mobile/15E148 Safari Line/14.16.0`],
  ])('%s', (_, userAgent) => {
    expect(googleObstacle({ userAgent })).toBe('app')
  })
})

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('browser → no obstacle', () => {
  test.each([
    ['Chrome on Android', `${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`],
    [
      'Chrome on Android, unreduced, with build',
      `Mozilla/5.0 (Linux; Android 11; moto e20 Build/RONS31.267-94-14) ${webKit} Chrome/131.0.6778.135 Mobile Safari/537.36`,
    ],
    ['Brave on Android', `${android} ${webKit} Chrome/138.0.0.0 Mobile Safari/537.36`],
    ['Chrome on an Android tablet', `${android} ${webKit} Chrome/140.0.0.0 Safari/537.36`],
    [
      'Samsung Internet',
      `${android} ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
    [
      'Firefox Focus with the web view',
      `Mozilla/5.0 (Linux; Android 7.0; wv) ${webKit} Version/4.0 Focus/1.0 Chrome/59.0.3029.83 Mobile Safari/537.36`,
    ],
    [
      'Edge on Android',
      `${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
    ],
    ['Opera on Android', `${android} ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`],
    [
      'Opera Mini with the web view',
      `Mozilla/5.0 (Linux; U; Android 10; SM-G960F Build/QP1A.190711.020; wv) ${webKit} Version/4.0 Chrome/95.0.4638.50 Mobile Safari/537.36 OPR/60.0.2254.59405`,
    ],
    [
      'Opera Mini, extreme saving',
      'Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; en) Presto/2.12.423 Version/12.16',
    ],
    [
      'UC Browser',
      `Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3085 Build/SP1A.210812.016) ${webKit} Version/4.0 Chrome/123.0.6312.80 UCBrowser/13.7.8.1329 Mobile Safari/537.36`,
    ],
    [
      'UC Browser with the web view',
      `${webView('12; RMX3085 Build/SP1A.210812.016', '100.0.4896.58')} UCBrowser/13.4.2.1307`,
    ],
    [
      'DuckDuckGo on Android',
      `${webView('14; Pixel 7', '129.0.0.0').replace('; wv', '')} DuckDuckGo/5 Safari/537.36`,
    ],
    [
      'Xiaomi’s browser',
      `Mozilla/5.0 (Linux; U; Android 13; en-gb; 2201117TG Build/TKQ1.221114.001) ${webKit} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.16.0-gn`,
    ],
    [
      'Huawei’s browser',
      `Mozilla/5.0 (Linux; Android 10; HarmonyOS; VOG-AL10; HMSCore 6.11.0.302) ${webKit} Chrome/99.0.4844.88 HuaweiBrowser/14.0.0.322 Mobile Safari/537.36`,
    ],
    [
      'vivo’s browser with the web view',
      `${webView('13; V2169 Build/TP1A.220624.014', '87.0.4280.141')} VivoBrowser/11.7.1.0`,
    ],
    [
      'Phoenix Browser with the web view',
      `${webView('9; TECNO KC2 Build/PPR1.180610.011', '111.0.5563.116')} PHX/13.4`,
    ],
    [
      'Google’s app on Android',
      `${webView('13; SM-A536B Build/TP1A.220624.014', '126.0.6478.122')} GSA/15.25.38.28.arm64`,
    ],
    ['Safari on an iPhone', `${iPhone('18_5')} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iPhone('17_5')} CriOS/131.0.6778.134 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${iPhone('17_5')} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
    [
      'Edge on an iPhone',
      `${iPhone('17_5')} Version/17.0 EdgiOS/131.0.2903.92 Mobile/15E148 Safari/604.1`,
    ],
    ['Opera on an iPhone', `${iPhone('17_5')} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`],
    [
      'Google’s app on an iPhone',
      `${iPhone('17_5')} GSA/321.0.645944285 Mobile/15E148 Safari/604.1`,
    ],
    [
      'DuckDuckGo on an iPhone',
      `${iPhone('17_5')} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    ],
    [
      'Safari on an iPad',
      `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    ],
    ['Chrome on Windows', `${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    ['Opera on Windows', `${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
    ['Vivaldi on Windows', `${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5`],
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Facebook’s crawler',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ],
    [
      'Google’s crawler',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webKit} Chrome/140.0.7339.185 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    ['none', ''],
  ])('%s', (_, userAgent) => {
    expect(googleObstacle({ userAgent })).toBeUndefined()
    expect(googleObstacle({ userAgent, standalone: false })).toBeUndefined()
  })
})

test('home-screen app on iOS → an obstacle of its own', () => {
  const userAgent = `${iPhone('18_5')} Mobile/15E148`

  expect(googleObstacle({ userAgent, standalone: true })).toBe('home-screen-app')
  expect(googleObstacle({ userAgent })).toBeUndefined()
})
