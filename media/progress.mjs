// @ts-check

/** @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Says how far a number of equal works is and how long the rest takes, at most once a second.
 * @param {number} count
 * @param {(line: string) => void} say
 * @param {() => number} [now] milliseconds
 */
export function progress(count, say, now = Date.now) {
  const start = now()
  let last = -Infinity
  /** @param {number} index @param {string} name @param {number} done of this one, from 0 to 1 */
  return (index, name, done) => {
    const all = index + done
    if (all === 0 || (done < 1 && now() - last < 1000)) return
    last = now()
    const left = ((now() - start) / all) * (count - all)
    say(`[${index + 1}/${count}] ${name}: ${Math.round(done * 100)} %, ${clock(left)} left`)
  }
}
