import { expect, type Page } from '@playwright/test'
import type { Identity } from './people.ts'

/** The fields and buttons of the login form. */
export const loginForm = (page: Page) => {
  const main = page.getByRole('main')
  return {
    element: main.locator('form'),
    email: main.getByLabel('Email'),
    password: main.getByLabel('Password', { exact: true }),
    show: main.getByRole('button', { name: 'Show password' }),
    submit: main.getByRole('button', { name: 'Sign In', exact: true }),
    busy: main.getByRole('button', { name: 'Signing in...', exact: true }),
    google: main.getByRole('button', { name: 'Continue with Google' }),
  }
}

/** Fills in and submits the login form, which must be open. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Identity, 'email' | 'password'>,
) {
  const fields = loginForm(page)
  // The URL changes before the screen is rendered.
  await expect(fields.submit).toBeVisible()
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.submit.click()
}
