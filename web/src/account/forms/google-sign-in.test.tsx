import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { notices } from '../notices.ts'
import { GoogleSignIn } from './google-sign-in.tsx'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const facebookOnIPhone = `${iPhone} [FBAN/FBIOS;FBAV/470.0.0.35.108;FBSN/iOS;FBSV/17.5]`
const instagramOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A.240205.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.81 Mobile Safari/537.36 Instagram 390.0.0.27.105 Android'

const browseWith = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
  history.replaceState(null, '', '/')
})

const noAction = () => undefined

test('shows the reason and an intent link to this page in an in-app browser on Android', () => {
  browseWith(instagramOnAndroid)
  history.replaceState(null, '', '/register?utm_source=ig')

  render(<GoogleSignIn onClick={noAction} />)

  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('Google does not allow signing in inside this app.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
    'href',
    'intent://localhost:3000/register?utm_source=ig#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
  )
})

test('shows the reason and the URL to copy in an in-app browser on iOS', async () => {
  browseWith(facebookOnIPhone)
  history.replaceState(null, '', '/login')
  const visitor = userEvent.setup()

  render(<GoogleSignIn onClick={noAction} />)

  expect(screen.getByText(notices.googleBlocked)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Open in browser')).toHaveValue('http://localhost:3000/login')
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/login')
})

test('says that Google works in the browser, and the URL to copy, in a home-screen app on iOS', () => {
  browseWith(iPhone)
  Object.assign(navigator, { standalone: true })

  render(<GoogleSignIn onClick={noAction} />)

  expect(screen.getByText('Continue with Google works in the browser only.')).toBeVisible()
  expect(screen.getByLabelText('Open in browser')).toHaveValue('http://localhost:3000/')
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument()
})

test('hydrates with the prerendered Google button, and then replaces it', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<GoogleSignIn onClick={noAction} />)
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  browseWith(facebookOnIPhone)
  const onRecoverableError = vi.fn()

  render(<GoogleSignIn onClick={noAction} />, { container, hydrate: true, onRecoverableError })

  expect(screen.getByText(notices.googleBlocked)).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
