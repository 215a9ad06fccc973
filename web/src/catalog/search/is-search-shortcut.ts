/** Ctrl-K or ⌘-K, except in a text field, where a Mac deletes with Ctrl-K what follows the caret. */
export const isSearchShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  key.toLowerCase() === 'k' &&
  !(target as Element).matches('input, select, textarea, [contenteditable]')
