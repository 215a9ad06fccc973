/**
 * Invisible characters, such as the U+FFFC of an iPhone's dictation, and half an emoji, which a form sends as U+FFFD.
 * Bangla needs the joiners U+200C and U+200D.
 */
const marks =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\uFFFD\p{Surrogate}]/gu

/** Control characters (C0, C1) and separators: a tab between two pasted cells must not join their words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu

/** A text in which nothing is to be seen: of fillers, blanks, variation selectors or joiners alone. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Text as it is stored and compared, in the browser and in the API, cut to `max` code points. */
export function cleanText(text: string, max = Infinity): string {
  const clean = text.replace(marks, '').replace(controls, ' ').trim()
  const cut = Array.from(clean).slice(0, max).join('').trimEnd()
  return blank.test(cut) ? '' : cut
}
