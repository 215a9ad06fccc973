import type { ComponentProps } from 'react'
import { report } from '../browser/report.ts'
import { useHydrated } from '../browser/use-browser-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon, Outline } from '../ui/icon.tsx'
import { Announcement } from './announcement.tsx'
import { useCopy } from './use-copy.ts'

const outline = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7'

/** Whether the browser has a share sheet. False during hydration, as in the prerendered page. */
export const useCanShare = () => useHydrated() && 'share' in navigator

type ShareButtonProps = ComponentProps<typeof Button> & {
  /** An address, or a path of the shop. */
  url: string
  title: string
}

export function ShareButton({ url, title, ...rest }: ShareButtonProps) {
  const href = useHydrated() ? new URL(url, location.origin).href : url
  const { copied, copy } = useCopy(href)
  if (!useCanShare()) return null

  const share = async () => {
    try {
      await navigator.share({ title, url: href })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // Web views of apps have the share sheet but do not allow it.
      report('The share sheet could not be opened.', error)
      await copy()
    }
  }
  return (
    <>
      <Button onClick={() => void share()} {...rest}>
        {copied ? (
          <Icon name="check" className="size-5" />
        ) : (
          <Outline d={outline} className="size-5" />
        )}
        <span>{copied ? 'Link copied' : 'Share'}</span>
      </Button>
      <Announcement>{copied ? 'Link copied' : ''}</Announcement>
    </>
  )
}
