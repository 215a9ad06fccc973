import { online } from '../browser/network.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

type NeedsConnectionProps = { children: string; className?: string }

/** One sentence beside what cannot work without a network, shown only while there is none. */
export function NeedsConnection({ children, className = '' }: NeedsConnectionProps) {
  const isOnline = useBrowserState(online, true)
  return isOnline ? null : <p className={`text-[15px] text-smoke ${className}`}>{children}</p>
}
