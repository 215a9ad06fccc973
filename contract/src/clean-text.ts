import { profileFields } from './profile.ts'
import { withoutUnprintable } from './schema.ts'

/** The text as one line without such characters, cut to `most` characters as a person counts them. */
export function cleanText(text: string, most: number): string {
  const line = withoutUnprintable(text.replace(/[\t\n\r]+/g, ' ')).trim()
  return Array.from(line).slice(0, most).join('')
}

/** The name of an account without a profile: the display name, else the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cleanText(displayName, profileFields.name.max) ||
  cleanText(email.slice(0, email.lastIndexOf('@')), profileFields.name.max)
