// @ts-check

/** A fault that one sentence explains: shown to the developer as it is, without a stack. */
export class PlainError extends Error {}
