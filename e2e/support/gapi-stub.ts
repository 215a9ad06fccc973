/**
 * Stands in for https://apis.google.com/js/api.js, as far as the auth SDK and the Auth emulator's
 * helper frame use gapi.iframes: two windows that call each other's registered functions by name.
 */
export const gapiStub = `(() => {
  const makeCalls = (other) => {
    const handlers = new Map()
    const replies = new Map()
    const waiting = []
    let calls = 0
    const answer = async ({ name, id, data }) =>
      other().postMessage({ gapi: 'reply', id, data: await handlers.get(name)(data) }, '*')
    const hear = ({ id, data }) => {
      // The SDK throws after each reply; gapi swallows that.
      try { replies.get(id)?.([data]) } catch {}
    }
    addEventListener('message', ({ source, data: message }) => {
      if (source !== other()) return
      if (message.gapi === 'reply') hear(message)
      else if (message.gapi !== 'call') return
      else if (handlers.has(message.name)) void answer(message)
      else waiting.push(message)
    })
    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const call of waiting.filter((call) => call.name === name)) void answer(call)
      },
      send(name, data, onReply) {
        calls += 1
        if (onReply) replies.set(calls, onReply)
        other().postMessage({ gapi: 'call', name, id: calls, data }, '*')
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
