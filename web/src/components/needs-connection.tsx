import { online } from '../browser/network.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

type NeedsConnectionProps = { children: string; className?: string }

/** Explains, while the browser is offline, that a feature needs a connection. */
export function NeedsConnection({ children, className = '' }: NeedsConnectionProps) {
  const isOnline = useBrowserState(online, true)
  return isOnline ? null : <p className={`text-15 text-smoke ${className}`}>{children}</p>
}
