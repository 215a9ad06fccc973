import { cleanText } from '@shop/contract/clean-text'

// White space of any kind is one space. Full stops at the end are dropped: phones type one for a double space.
export const searchQuery = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/[ .…]+$/, '')
    .toLowerCase()
