import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountSettings } from '../../../account/account-settings.ts'
import { settingsMessages } from '../../../account/settings-messages.ts'
import {
  fakeSettings,
  nadiasProfile,
  renderWithAccount,
} from '../../../testing/render-with-account.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

afterEach(() => vi.restoreAllMocks())

function start(overrides: Partial<AccountSettings> = {}) {
  const onClose = vi.fn()
  const { visitor } = renderWithAccount(
    <PrivacySettings settings={fakeSettings(overrides)} onClose={onClose} />,
  )
  return { visitor, onClose }
}

test.each([true, false])(
  'statistics are shared: %s → the switch shows it and changes it',
  async (shared) => {
    const setSharesUsage = vi.fn<AccountSettings['setSharesUsage']>(() => ({ ok: true }))
    const { visitor, onClose } = start({ sharesUsage: () => shared, setSharesUsage })
    const control = screen.getByRole('switch', { name: 'Share usage statistics' })
    expect(control).toHaveProperty('checked', shared)

    await visitor.click(control)
    await visitor.click(screen.getByRole('button', { name: 'Save' }))

    expect(setSharesUsage).toHaveBeenCalledExactlyOnceWith(!shared)
    expect(await screen.findByText(settingsMessages.privacySaved)).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test.each([
  [true, /Google Analytics/],
  [false, /measures nothing/],
])('the operator measures: %s → the dialog says so', (measuresUsage, text) => {
  start({ measuresUsage })
  expect(screen.getByText(text)).toBeVisible()
})

test('the list of stored data → promises nothing about backups, which an installation may lack', () => {
  start()
  expect(screen.getByRole('list')).not.toHaveTextContent(/backup/i)
})

test('Download my data → saves my-data.json; a failure is shown in the dialog', async () => {
  const data = { profile: nadiasProfile, account: {}, browser: {} }
  const loadData = vi
    .fn<AccountSettings['loadData']>()
    .mockResolvedValueOnce({ ok: false, message: settingsMessages.downloadFailed })
    .mockResolvedValueOnce({ ok: true, data })
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:data'
  }
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { visitor } = start({ loadData })
  const download = () => visitor.click(screen.getByRole('button', { name: 'Download my data' }))

  await download()
  expect(await screen.findByRole('alert')).toHaveTextContent(settingsMessages.downloadFailed)
  expect(saved).not.toHaveBeenCalled()
  expect(screen.queryByText('Saved as my-data.json.')).toBeNull()

  await download()
  expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'my-data.json' })])
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(data)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Saved as my-data.json.')).toHaveRole('status')
})
