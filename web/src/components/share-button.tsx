import type { ComponentProps } from 'react'
import { report } from '../browser/report.ts'
import { useHydrated } from '../browser/use-browser-state.ts'
import { Button } from '../ui/button.tsx'
import { Outline } from '../ui/icon.tsx'

const outline = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7'

/** Whether the browser has a share sheet. False during hydration, as in the prerendered page. */
export const useCanShare = () => useHydrated() && 'share' in navigator

type ShareButtonProps = ComponentProps<typeof Button> & {
  /** An address, or a path of the shop. */
  url: string
  title: string
}

export function ShareButton({ url, title, ...rest }: ShareButtonProps) {
  if (!useCanShare()) return null
  return (
    <Button onClick={() => void share(url, title)} {...rest}>
      <Outline d={outline} className="size-5" />
      Share
    </Button>
  )
}

async function share(url: string, title: string) {
  try {
    await navigator.share({ title, url: new URL(url, location.origin).href })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) report('The share sheet could not be opened.', error)
  }
}
