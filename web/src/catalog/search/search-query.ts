import { cleanText } from '@shop/contract/clean-text'

/**
 * The text that searches compare with lower-case texts of products. White space of any kind is one space,
 * and a trailing full stop is dropped: phones type it for a double space.
 */
export const searchQuery = (text: string) =>
  cleanText(text).replace(/\s+/g, ' ').replace(/ ?\.$/, '').toLowerCase()
