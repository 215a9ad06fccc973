import { expect, type Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog')

export const dialogField = (page: Page, label: string) =>
  dialog(page).getByLabel(label, { exact: true })

export const dialogButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })

export const settingButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name })

export async function openSetting(page: Page, name: string) {
  await settingButton(page, name).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
