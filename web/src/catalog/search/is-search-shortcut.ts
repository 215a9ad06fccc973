/**
 * Ctrl-K or ⌘-K, by the place of the key on a keyboard whose letters are not Latin. Not in a text field, where a Mac
 * deletes with Ctrl-K what follows the caret.
 */
export const isSearchShortcut = ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key > '\u024F' ? code === 'KeyK' : key.toLowerCase() === 'k') &&
  !(target as Element).matches('input, select, textarea, [contenteditable]')
