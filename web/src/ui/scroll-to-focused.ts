import type { FocusEvent } from 'react'

/** For `onFocus` in a row that scrolls: browsers scroll only if none of the element is visible. */
export const scrollToFocused = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })
