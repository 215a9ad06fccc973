import { report } from '../plain-error.ts'

/**
 * What has to be undone at the end, whatever the end is: the last thing started is ended first.
 */
export class Closing {
  #steps: (() => unknown)[] = []
  #closed: Promise<boolean> | undefined
  #stopped = new AbortController()

  /** Aborted as soon as the closing begins. */
  get signal() {
    return this.#stopped.signal
  }

  /** @param step may return a promise, which is awaited */
  add(step: () => unknown) {
    this.#steps.push(step)
  }

  /**
   * Takes every step once, the rest too when one fails.
   * @returns whether all steps went well
   */
  close(): Promise<boolean> {
    this.#closed ??= this.#undo()
    return this.#closed
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
