import { report } from '../plain-error.ts'

/**
 * Steps that undo what a command started. They run once, in reverse order, also if the command fails or
 * is stopped.
 */
export class Cleanup {
  #steps: (() => unknown)[] = []
  #result: Promise<boolean> | undefined
  #stopped = new AbortController()

  /** This signal is aborted as soon as the cleanup begins. */
  get signal() {
    return this.#stopped.signal
  }

  /** @param step may return a promise, which is awaited */
  add(step: () => unknown) {
    this.#steps.push(step)
  }

  /**
   * Runs each step once; the other steps also run after one fails.
   * @returns whether all steps succeeded
   */
  run(): Promise<boolean> {
    this.#result ??= this.#undo()
    return this.#result
  }

  async #undo() {
    this.#stopped.abort()
    let clean = true
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step()
      } catch (error) {
        clean = false
        report(error)
      }
    }
    return clean
  }
}
