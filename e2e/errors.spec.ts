import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readBuilt } from './support/built-site.ts'
import { functionLog } from './support/environment.ts'
import { newCustomer, sessionOf } from './support/people.ts'
import { backendRequests } from './support/requests.ts'
import { open, userMenu } from './support/shop-page.ts'
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

test('a screen throws → error screen with a link home and Try again; the error is logged', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/A part of the page failed\. Error: The screen is broken\./)
  await open(page, '/blog')
  await breakScreen(page, 'about')
  const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true })
  await about.click()
  await expect(failed(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expect(failed(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/About/)
  await expect(failed(page)).toHaveCount(0)
})

test('home screen throws for a signed-in user → error screen with header and user menu', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(/A part of the page failed\. Error: The screen is broken\./)
  const ada = await newCustomer()
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await breakScreen(page, 'home')
  await page.goto('/')

  await expect(failed(page)).toBeVisible()
  await expect(userMenu(page, ada.name)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(failed(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/Blog/)
})

test('unhandled error or rejection → logged once, and in the function’s log with its stack', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^console error: An error was not handled\. Error: thrown in passing/)
  expectConsole(/^console error: A rejection was not handled\. Error: left alone/)
  await open(page, '/about')
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in passing')
    })
    void Promise.reject(new Error('left alone'))
  })

  await expect.poll(() => logged.length, 'both are logged').toBe(2)
  await expect.poll(reportsOf('thrown in passing')).toMatchObject([
    {
      message: expect.stringMatching(/^Error: thrown in passing\n +at /),
      context: { httpRequest: { url: '/about' } },
    },
  ])
})

test('visitor shares no usage statistics → errors are not sent', async ({
  page,
  expectConsole,
}) => {
  expectConsole('A rejection was not handled. Error: kept here')
  const requests = backendRequests(page)
  await page.addInitScript(() => localStorage.setItem('usage-statistics', 'off'))
  await open(page, '/about')

  const logged = page.waitForEvent('console')
  await page.evaluate(() => void Promise.reject(new Error('kept here')))
  await logged

  expect(requests).toEqual([])
})
