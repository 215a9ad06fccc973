/** What the command refuses; its message is one sentence for the person at the keyboard. */
export class Refusal extends Error {}
