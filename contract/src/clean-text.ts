/** Invisible characters, such as the U+FFFC of an iPhone's dictation. Bangla needs the joiners U+200C and U+200D. */
const marks = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC]/g

/** Control characters (C0, C1): a tab between two pasted cells must not join their words. */
const controls = /\p{Cc}+/gu

/** Returns text from elsewhere as it is stored and compared, in the browser and in the API. */
export const cleanText = (text: string) => text.replace(marks, '').replace(controls, ' ').trim()
