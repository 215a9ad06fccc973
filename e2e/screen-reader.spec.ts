import { brand } from '../web/src/brand/brand.ts'
import { proteinCoffee } from '../web/src/catalog/protein-coffee/product.ts'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { affiliatePage, incompleteText } from '../web/src/routes/affiliate/affiliate-text.ts'
import { affiliateForm, applicant, fillAffiliateForm } from './support/affiliate-form.ts'
import { newCustomer, newPerson } from './support/people.ts'
import { fillRegisterForm, registerForm } from './support/account-forms.ts'
import { calls, hold, loggedFailure } from './support/requests.ts'
import { expectHeard, focused, focusMoves, listen } from './support/screen-reader.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('hears each outcome once when somebody registers', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, /status of 400.*accounts:signUp/)
  const known = await newCustomer()
  const ada = newPerson()
  await listen(page)
  await open(page, paths.register)
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
    - group:
      - paragraph: Full name
      - textbox "Full name"
      - paragraph: Email
      - textbox "Email"
      - paragraph: Password (at least 6 characters)
      - textbox "Password"
      - button "Show password"
      - paragraph: Confirm password
      - textbox "Confirm password"
      - button "Show confirm password"
      - checkbox "I agree to the Terms of Service"
      - text: I agree to the Terms of Service
      - button "Create Account"
    - paragraph: or
    - button "Continue with Google"
    - status
  `)
  await expectHeard(page)

  await registerForm(page).submit.press('Enter')
  await expectHeard(page, focusMoves, messages.fillAllFields)
  await expect(focused(page)).toMatchAriaSnapshot(`- textbox "Full name" [invalid]`)
  await expect(focused(page)).toHaveAccessibleDescription(messages.fillAllFields)

  await fillRegisterForm(page, { ...ada, email: known.email })
  await registerForm(page).confirmation.press('Enter')
  await expectHeard(page, ...[focusMoves, 'Creating account...', focusMoves, messages.emailInUse])
  await expect(focused(page)).toMatchAriaSnapshot(`- textbox "Email" [invalid]: ${known.email}`)
  const description = /already registered Sign in with Google ?, or reset your password/
  await expect(focused(page)).toHaveAccessibleDescription(description)

  await fillRegisterForm(page, ada)
  await registerForm(page).confirmation.press('Enter')
  await expectHeard(page, ...[focusMoves, 'Creating account...', focusMoves, notices.signedUp])
  await expect(focused(page)).toMatchAriaSnapshot(`- heading [level=1]`)

  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await expectHeard(page, focusMoves, notices.signedOut)
  await expect(focused(page)).toMatchAriaSnapshot(`- link "Sign In"`)
})

test('hears each outcome once when saving a profile', async ({ adasPage: page, expectConsole }) => {
  expectConsole(/status of 500/, 'The profile call failed.')
  await listen(page)
  const loading = await hold(page, calls.profile, 'GET')
  await page.goto(paths.profile)
  await expectHeard(page, 'Loading your profile')
  loading.release()

  await page.getByRole('button', { name: 'Edit' }).focus()
  // Held: the second event is a repetition, on the field that has the focus by then.
  await page.keyboard.down('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectHeard(page, focusMoves)
  await expect(focused(page)).toMatchAriaSnapshot(`- textbox "Name": Ada Rahman`)

  await page.route(calls.profile, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('City').fill('Sylhet')
  await page.getByLabel('City').press('Enter')
  await expectHeard(page, ...[focusMoves, 'Saving...', focusMoves, messages.profileUpdateFailed])
  await expect(focused(page)).toMatchAriaSnapshot(`- button "Save"`)
  await expect(focused(page).locator('..')).toMatchAriaSnapshot(`
    - paragraph:
      - button "Save"
      - button "Cancel"
      - text: ${messages.profileUpdateFailed}
  `)

  await page.unroute(calls.profile)
  await page.keyboard.press('Enter')
  await expectHeard(page, ...[focusMoves, 'Saving...', focusMoves, notices.profileUpdated])
  await expect(focused(page)).toMatchAriaSnapshot(`- button "Edit"`)
})

test('hears results, page and quantity once when somebody searches', async ({ page }) => {
  await listen(page)
  await open(page, paths.about)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search products"
      - button "Close search"
      - paragraph: Start typing to search products
      - listbox "Products"
  `)
  await expect(focused(page)).toMatchAriaSnapshot(`- combobox "Search products"`)
  await expectHeard(page, focusMoves)

  await page.keyboard.type('creatine')
  await expectHeard(page, 'No products found')
  await page.keyboard.press('Backspace')
  await focused(page).fill('cof')
  await expectHeard(page, '1 result')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox "Products":
      - option "${proteinCoffee.name} Drinks ৳2,800" [selected]
  `)
  await page.keyboard.press('Enter')
  await expectHeard(page, focusMoves)
  await expect(focused(page)).toMatchAriaSnapshot(`- heading "${proteinCoffee.name}" [level=1]`)

  const quantity = page.getByRole('group', { name: 'Quantity' })
  for (let presses = 0; presses < 3; presses += 1)
    await quantity.getByRole('button', { name: 'Increase quantity' }).press('Enter')
  await expectHeard(page, focusMoves, 'Quantity 4. Free shipping')
})

test('hears each outcome once when somebody becomes an affiliate', async ({ page }) => {
  await listen(page)
  await open(page, paths.affiliate)
  const form = affiliateForm(page)
  await expect(form).toMatchAriaSnapshot(`
    - group:
      - heading "${affiliatePage.form.heading}" [level=2]
      - paragraph: Full name
      - textbox "Full name"
      - paragraph: Email
      - textbox "Email"
      - paragraph: Phone
      - textbox "Phone"
      - paragraph: Social handle (optional)
      - textbox "Social handle"
      - button "${affiliatePage.form.action}"
      - paragraph
    - status
  `)
  await fillAffiliateForm(page, { ...applicant, phone: '' })
  await expectHeard(page, focusMoves)
  await form.getByRole('button').press('Enter')
  await expectHeard(page, focusMoves, incompleteText(['phone']))
  await expect(focused(page)).toMatchAriaSnapshot(`- textbox "Phone" [invalid]`)
  await expect(focused(page)).toHaveAccessibleDescription(incompleteText(['phone']))

  await focused(page).fill(applicant.phone)
  await page.keyboard.press('Enter')
  await expectHeard(page, focusMoves, affiliatePage.form.busyAction, focusMoves)
  await expect(focused(page)).toMatchAriaSnapshot(
    `- heading "${affiliatePage.success.title}" [level=2]`,
  )
  await expect(page.getByLabel('Your referral link')).toHaveValue(
    RegExp(`/ref/${brand.referralPrefix}[A-Z]{6}$`),
  )
  const copy = page.getByRole('button', { name: /^Cop/ })
  await copy.press('Enter')
  await expectHeard(page, focusMoves, 'Link copied')
  await expect(copy).toBeFocused()
})
