import type { FocusEvent } from 'react'

/**
 * For `onFocus` in a row that scrolls: shows the focused element as a whole. Browsers scroll to it only if
 * none of it is visible.
 */
export const scrollToFocused = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })
