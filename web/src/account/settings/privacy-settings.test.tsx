import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountActions } from '../actions.ts'
import { failure, messages, success, type Outcome } from '../errors.ts'
import { notices } from '../notices.ts'
import {
  deferred,
  nadiasProfile,
  renderWithAccount,
  type FakeAccount,
} from '../../testing/render-with-account.tsx'
import { sharesUsage, storeSharesUsage } from '../usage-statistics.ts'
import { PrivacySettings } from './privacy-settings.tsx'

afterEach(() => vi.restoreAllMocks())

function start(overrides: FakeAccount = {}, measurementId?: string) {
  const onClose = vi.fn()
  const { visitor } = renderWithAccount(
    <PrivacySettings measurementId={measurementId} onClose={onClose} />,
    overrides,
  )
  return { visitor, onClose }
}

const control = () => screen.getByRole('switch', { name: 'Share usage statistics' })

test.each([true, false])(
  'shows and changes whether statistics are shared when they are: %s',
  async (shared) => {
    storeSharesUsage(shared)
    const { visitor, onClose } = start()
    expect(control()).toHaveProperty('checked', shared)

    await visitor.click(control())
    await visitor.click(screen.getByRole('button', { name: 'Save' }))

    expect(sharesUsage()).toBe(!shared)
    expect(await screen.findByText(notices.privacySaved)).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('says so when the browser does not store the setting', async () => {
  const { visitor } = start()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(messages.settingNotStored)
})

test.each([
  ['G-1', /Google Analytics/],
  [undefined, /measures nothing/],
])(
  'says whether the shop measures anything when its measurement id is %s',
  (measurementId, text) => {
    start({}, measurementId)
    expect(screen.getByText(text)).toBeVisible()
  },
)

test('lists all stored data, and promises nothing about backups, which an installation may lack', () => {
  start()
  const list = screen.getByRole('list')
  for (const text of ['session', 'referral code', 'settings', 'offline', 'scrolled', 'changes'])
    expect(list).toHaveTextContent(text)
  expect(list).not.toHaveTextContent(/backup/i)
})

test('saves my-data.json when the data is loaded, and shows a failure in the dialog', async () => {
  const second = deferred<Outcome<object>>()
  const data = { profile: nadiasProfile, account: {}, browser: {} }
  const loadData = vi
    .fn<AccountActions['loadData']>()
    .mockResolvedValueOnce(failure('downloadFailed'))
    .mockReturnValueOnce(second.promise)
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:data'
  }
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { visitor } = start({ loadData })
  const download = () => visitor.click(screen.getByRole('button', { name: 'Download my data' }))

  await download()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.downloadFailed)
  expect(saved).not.toHaveBeenCalled()
  expect(screen.queryByText('Saved as my-data.json.')).toBeNull()

  await download()
  expect(screen.getByText('Loading your data')).toHaveRole('status')
  second.resolve(success(data))
  expect(await screen.findByText('Saved as my-data.json.')).toHaveRole('status')
  expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'my-data.json' })])
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(data)
  expect(screen.queryByRole('alert')).toBeNull()
})
