/** Formats a duration as minutes and seconds: 1:05. */
export function formatDuration(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Logs progress and the estimated time left, at most once a second. Assumes that all items take
 * equally long.
 * @param now returns milliseconds
 */
export function createProgress(
  count: number,
  log: (line: string) => void,
  now: () => number = Date.now,
) {
  const start = now()
  let last = -Infinity
  /** @param done progress of this item, from 0 to 1 */
  return (index: number, name: string, done: number) => {
    const all = index + done
    if (all === 0 || (done < 1 && now() - last < 1000)) return
    last = now()
    const left = ((now() - start) / all) * (count - all)
    log(
      `[${index + 1}/${count}] ${name}: ${Math.round(done * 100)} %, ${formatDuration(left)} left`,
    )
  }
}
