import { profileLimits } from './profile.ts'

/**
 * Control characters (C0, C1) and direction overrides, which no stored text may contain; the joiners
 * that Bangla needs are neither.
 */
export const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** The text as one line without such characters, cut to `most` characters as a person counts them. */
export function cleanText(text: string, most: number): string {
  const line = text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unprintable, '')
    .trim()
  return Array.from(line).slice(0, most).join('')
}

/** The name of an account without a profile: the display name, else the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cleanText(displayName, profileLimits.name) ||
  cleanText(email.slice(0, email.lastIndexOf('@')), profileLimits.name)
