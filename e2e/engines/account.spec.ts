import { paths } from '../../web/src/paths.ts'
import { accountsOf, newPerson, revokeTokens } from '../support/people.ts'
import { expect, test } from './test.ts'

test('registers, edits the profile, opens a setting, logs in again', async ({ shop, network }) => {
  const { name, email, password } = newPerson()
  const userMenu = { role: 'button', name }

  await test.step('registers', async () => {
    await shop.open(paths.register)
    await shop.fill('Full name', name)
    await shop.fill('Email', email)
    await shop.fill('Password', password)
    await shop.fill('Confirm password', password)
    const release = network.hold(/\/api\/auth\/register$/)
    await shop.click({ role: 'button', name: 'Create Account' })
    await expect.poll(() => accountsOf(email)).toHaveLength(1)
    for (const { localId } of await accountsOf(email)) await revokeTokens(localId, 0)
    release()
    await shop.expectPath(paths.home)
  })
  await test.step('is signed in after a reload at once, and edits the profile', async () => {
    await shop.reload()
    await shop.open(paths.profile)
    await shop.click({ role: 'button', name: 'Edit' })
    await shop.fill('Phone', '+880 1711-222333')
    await shop.click({ role: 'button', name: 'Save' })
    await shop.see({ role: 'button', name: 'Edit' })
    await shop.reload()
    await shop.see({ text: '+880 1711-222333' })
  })
  await test.step('opens a setting', async () => {
    await shop.click({ role: 'button', name: 'Notification Preferences' })
    await shop.see({ role: 'dialog', name: 'Notification Preferences' })
    await shop.tab.press('Escape')
    await shop.expectFocus({ role: 'button', name: 'Notification Preferences' })
  })
  await test.step('logs out, and in again', async () => {
    await shop.click(userMenu)
    await shop.click({ role: 'button', name: 'Logout' })
    await shop.click({ role: 'link', name: 'Sign In' })
    await shop.fill('Email', email)
    await shop.fill('Password', password)
    await shop.click({ role: 'button', name: 'Sign In' })
    await shop.expectPath(paths.home)
    await shop.open(paths.about)
    await shop.see(userMenu)
  })
})
