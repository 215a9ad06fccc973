/** Runs `call` once the page has loaded and the browser is idle. */
export function whenIdle(call: () => void) {
  // Safari has no requestIdleCallback.
  const wait = () => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => call())
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
