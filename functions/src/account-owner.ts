import { text } from './text.ts'

/** The longest address RFC 5321 knows, the longest uid and password Firebase knows (characters). */
const mostEmailCharacters = 320
const mostUidCharacters = 128
export const mostPasswordCharacters = 4096

/** The fields of a body that say whose account it is about. */
export const accountOwner = {
  email: text(mostEmailCharacters, 1),
  firebaseUid: text(mostUidCharacters, 1),
}
