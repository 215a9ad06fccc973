/** What of the Network Information API is used; Firefox and Safari have none of it. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

const slow = ['slow-2g', '2g', '3g']

export const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** The visitor asks for little data, or has a network that carries little. */
export function prefersLessData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || slow.includes(effectiveType)
}
