import { profileFields } from './profile.ts'
import { cleanText } from './schema.ts'

export { cleanText }

const cut = (text: string) => Array.from(text).slice(0, profileFields.name.max).join('')

/** Name of a new or reset profile: the display name or, if it is empty, the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cut(cleanText(displayName) || cleanText(email.slice(0, email.lastIndexOf('@'))))
