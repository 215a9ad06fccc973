import type { Page } from '@playwright/test'

export const googleButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Continue with Google' })

export const stubGoogleScript = (page: Page) =>
  page
    .context()
    .route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gapiStub }),
    )

/** Clicks a button that opens the pop-up, and waits for the Auth emulator's page, which replaces Google's. */
export async function openPopup(page: Page, button = googleButton(page)): Promise<Page> {
  await stubGoogleScript(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  // The pop-up's buttons work once its scripts have run.
  await popup.waitForLoadState()
  return popup
}

/** Creates a Google account and signs in with it. An empty name means no display name. */
export async function signInAsNew(popup: Page, { email, name }: { email: string; name: string }) {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await finish(popup, () => popup.locator('#sign-in').click())
}

export async function signInAgain(popup: Page, email: string) {
  await finish(popup, () => popup.locator('.js-reuse-account', { hasText: email }).click())
}

/** Presses a button and waits until the shop closes the pop-up, possibly before the click returns. */
async function finish(popup: Page, press: () => Promise<void>) {
  const closed = popup.waitForEvent('close')
  await press().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await closed
}

/** The part of gapi.iframes that SDK and Auth emulator use: two windows call each other's functions by name. */
const gapiStub = `(() => {
  const makeCalls = (other) => {
    const handlers = new Map()
    const waiting = []
    const answer = async ({ data: { gapi, data }, ports: [port] }) =>
      port.postMessage(await handlers.get(gapi)(data))
    addEventListener('message', (call) => {
      if (call.source !== other() || !call.data.gapi) return
      if (handlers.has(call.data.gapi)) void answer(call)
      else waiting.push(call)
    })
    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const call of waiting.filter(({ data }) => data.gapi === name)) void answer(call)
      },
      send(name, data, onReply) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = (reply) => {
          // The SDK throws after each reply; gapi swallows that.
          try { onReply?.([reply.data]) } catch {}
        }
        other().postMessage({ gapi: name, data }, '*', [port2])
      },
    }
  }
  const open = ({ where, url, attributes }, onOpen) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes.style)
      frame.onload = () =>
        resolve(
          onOpen({
            ...makeCalls(() => frame.contentWindow),
            restyle: () => Promise.resolve(),
            ping: () => Promise.resolve(),
          }),
        )
      frame.src = url
      where.append(frame)
    })
  const context = { open, getParentIframe: () => makeCalls(() => parent) }
  window.gapi = {
    load: (_, { callback }) => setTimeout(callback),
    iframes: { Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  window[onload]()
})()`
