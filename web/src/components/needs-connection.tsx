import { online } from '../browser/network.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

type NeedsConnectionProps = { children?: string; className?: string }

export function NeedsConnection({
  children = 'You are offline. This form needs an internet connection.',
  className = '',
}: NeedsConnectionProps) {
  const isOnline = useBrowserState(online, true)
  return isOnline ? null : <p className={`text-sm text-smoke ${className}`}>{children}</p>
}
