// Ctrl-K or ⌘-K, by the place of the key on a keyboard whose letters are not Latin. Not in a text field, where a Mac
// deletes with Ctrl-K what follows the caret.
export const isSearchShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.key > '\u024F' ? event.code === 'KeyK' : event.key.toLowerCase() === 'k') &&
  !(event.target as Element).matches('input, select, textarea, [contenteditable]')
