import { cleanText } from '@shop/contract/clean-text'

// White space of any kind is one space, and a trailing full stop is dropped: phones type it for a double space.
export const searchQuery = (text: string) =>
  cleanText(text).replace(/\s+/g, ' ').replace(/ ?\.$/, '').toLowerCase()
