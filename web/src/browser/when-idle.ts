/** Calls back once the page has loaded and has nothing else to do: whatever can wait comes after that. */
export function whenIdle(call: () => void) {
  // Safari has no requestIdleCallback.
  const wait = () => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => call())
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
