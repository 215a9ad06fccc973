/** Above a phone's buy bar, which sticks to the lower edge of a product's page. */
const looks =
  'ground-ink pointer-events-none fixed bottom-24 left-1/2 z-50 -translate-x-1/2 animate-appear rounded-full border border-ink-line px-5 py-2.5 text-[15px] font-bold whitespace-nowrap shadow-float lg:bottom-6'

/** Says quietly when there is no network, until it is back; the shop goes on with what is kept. */
export function showOfflineNotice() {
  addEventListener('offline', showNote)
  if (!navigator.onLine) showNote()
}

function showNote() {
  const note = document.createElement('p')
  note.className = looks
  note.role = 'status'
  document.body.append(note)
  // A live region is read out for what changes in it, not for what it comes with.
  setTimeout(() => (note.textContent = 'You are offline'))
  addEventListener('online', () => note.remove(), { once: true })
}
