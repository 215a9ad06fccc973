export function clock(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Reports the progress of items that take equally long, at most once a second.
 * @param now milliseconds
 */
export function progress(count: number, say: (line: string) => void, now: () => number = Date.now) {
  const start = now()
  let last = -Infinity
  /** @param done of this one, from 0 to 1 */
  return (index: number, name: string, done: number) => {
    const all = index + done
    if (all === 0 || (done < 1 && now() - last < 1000)) return
    last = now()
    const left = ((now() - start) / all) * (count - all)
    say(`[${index + 1}/${count}] ${name}: ${Math.round(done * 100)} %, ${clock(left)} left`)
  }
}
