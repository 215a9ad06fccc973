import { expect, type Page } from '@playwright/test'
import { paths } from '../../web/src/paths.ts'
import { acceptFirstTokens, type Person } from './people.ts'
import { open } from './shop-page.ts'

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

export async function submitLogin(page: Page, { email, password }: Person) {
  const fields = loginForm(page)
  // The URL changes before the screen is rendered.
  await expect(fields.submit).toBeVisible()
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.submit.click()
}

export async function signIn(page: Page, person: Person) {
  await open(page, paths.login)
  await submitLogin(page, person)
}

export const registerForm = (page: Page) => {
  const main = page.getByRole('main')
  return {
    name: main.getByLabel('Full name'),
    email: main.getByLabel('Email'),
    password: main.getByLabel('Password', { exact: true }),
    confirmation: main.getByLabel('Confirm password'),
    terms: main.getByRole('checkbox', { name: /terms/i }),
    submit: main.getByRole('button', { name: 'Create Account', exact: true }),
    busy: main.getByRole('button', { name: 'Creating account...', exact: true }),
    google: main.getByRole('button', { name: 'Continue with Google' }),
  }
}

export async function fillRegisterForm(page: Page, { name, email, password }: Person) {
  await acceptFirstTokens(page)
  const fields = registerForm(page)
  await fields.name.fill(name)
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.confirmation.fill(password)
}

export async function submitRegistration(page: Page, person: Person) {
  await fillRegisterForm(page, person)
  await registerForm(page).submit.click()
}

export async function signUp(page: Page, person: Person) {
  await open(page, paths.register)
  await submitRegistration(page, person)
}
