import type { Page } from '@playwright/test'
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

export const affiliateSuccess = (page: Page) =>
  page.getByRole('heading', { name: affiliatePage.success.title })
