import { profileFields } from './profile.ts'
import { withoutUnprintable } from './schema.ts'

/** Returns the text on one line, without unprintable characters, cut to `max` code points. */
export function cleanText(text: string, max: number): string {
  const line = withoutUnprintable(text.replace(/[\t\n\r]+/g, ' ')).trim()
  return Array.from(line).slice(0, max).join('')
}

/** Name of a new or reset profile: the display name or, if it is empty, the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cleanText(displayName, profileFields.name.max) ||
  cleanText(email.slice(0, email.lastIndexOf('@')), profileFields.name.max)
