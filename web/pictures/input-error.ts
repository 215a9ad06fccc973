/** Invalid input of the command. Its one-sentence message is printed without a stack trace. */
export class InputError extends Error {}
