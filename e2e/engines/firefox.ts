import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Tab } from './engine.ts'

export async function startFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  // In a tab behind another one nothing has the focus.
  await page.bringToFront()
  return {
    problems,
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier as KeyInput)
      await page.keyboard.press(key as KeyInput)
      if (modifier) await page.keyboard.up(modifier as KeyInput)
    },
    resize: (viewport) => page.setViewport(viewport),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  }
}
