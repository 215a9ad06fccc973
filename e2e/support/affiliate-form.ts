import { expect, type Page } from '@playwright/test'
import { affiliatePage } from '../../web/src/routes/affiliate/affiliate-text.ts'

export const applicant = {
  name: 'Nadia Rahman',
  email: 'nadia@shobol.example',
  phone: '+880 1711-223344',
}

export const affiliateForm = (page: Page) =>
  page.getByRole('form', { name: affiliatePage.form.heading })

export async function fillAffiliateForm(page: Page, { name, email, phone } = applicant) {
  await affiliateForm(page).getByLabel('Full name').fill(name)
  await affiliateForm(page).getByLabel('Email').fill(email)
  await affiliateForm(page).getByLabel('Phone').fill(phone)
}

const affiliateSuccess = (page: Page) =>
  page.getByRole('heading', { name: affiliatePage.success.title })

/** Submits the form and skips the second that the sign-up seems to take (specification, section 9). */
export async function submitAffiliateForm(page: Page) {
  await page.clock.install()
  await affiliateForm(page).getByRole('button').click()
  await expect(affiliateForm(page).getByRole('button')).toHaveText(affiliatePage.form.busyAction)
  await page.clock.fastForward(1_000)
  await expect(affiliateSuccess(page)).toBeFocused()
}
