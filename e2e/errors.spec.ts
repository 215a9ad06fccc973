import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { functionLog, readBuilt } from './support/environment.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Replaces a screen's chunk with one that throws on each render. */
const breakScreen = (page: Page, name: string) =>
  page.route(`**/assets/${name}-screen-*.js`, (route) => {
    const chunk = readBuilt(new URL(route.request().url()).pathname).toString()
    const exported = chunk.match(/(?<=\bas )\w+(?=[,}])/g) ?? []
    const body = exported
      .map((is) => `export const ${is} = () => { throw new Error('The screen is broken.') }`)
      .join('\n')
    return route.fulfill({ contentType: 'text/javascript', body })
  })

const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })

/** The reports of an error in the function's log. */
const reportsOf = (error: string) => () =>
  (readFileSync(functionLog, 'utf8').match(/\{.*ReportedErrorEvent.*\}/g) ?? [])
    .filter((line) => line.includes(error))
    .map((line) => JSON.parse(line) as object)

test('shows the error screen when a screen throws', async ({ page, expectConsole }) => {
  expectConsole(/A part of the page failed\. Error: The screen is broken\./)
  await open(page, '/blog')
  for (const name of ['about', 'home']) await breakScreen(page, name)
  const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true })
  await about.click()
  await expect(failed(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(failed(page)).toBeVisible()
  await about.click()
  await expect(page).toHaveURL('/about')
  await expect(failed(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/About/)
  await expect(failed(page)).toHaveCount(0)
})

test('logs an unhandled error once, in the function’s log too', async ({ page, expectConsole }) => {
  // The shop's log may have the error of an earlier run.
  const error = `thrown at ${Date.now()}`
  expectConsole(
    RegExp(`^console error: An error was not handled\\. Error: ${error}`),
    /^console error: A rejection was not handled\. Error: left alone/,
  )
  await open(page, '/about')
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })

  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message)
    })
    void Promise.reject(new Error('left alone'))
  }, error)

  await expect.poll(() => logged.length, 'both are logged').toBe(2)
  await expect.poll(reportsOf(error)).toMatchObject([
    {
      message: expect.stringMatching(RegExp(`^Error: ${error}\n +at `)),
      context: { httpRequest: { url: '/about' } },
    },
  ])
})
