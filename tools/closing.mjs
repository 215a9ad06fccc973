// @ts-check
import { report } from './plain-error.mjs'

/** What has to be undone at the end, whatever the end is: the last thing started is ended first. */
export class Closing {
  /** @type {(() => unknown)[]} */
  #steps = []
  /** @type {Promise<boolean> | undefined} */
  #closed
  #stopped = new AbortController()

  /** Aborted as soon as the closing begins. */
  get signal() {
    return this.#stopped.signal
  }

  /** @param {() => unknown} step may return a promise, which is awaited */
  add(step) {
    this.#steps.push(step)
  }

  /**
   * Takes every step once, the rest too when one fails.
   * @returns {Promise<boolean>} whether all steps went well
   */
  close() {
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
