import { useId, type Ref } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Button, buttonVariants } from '../../ui/button.tsx'
import { Label } from '../../ui/label.tsx'
import { CopyField } from '../../components/copy-field.tsx'
import { googleObstacle, type GoogleObstacle } from '../in-app-browser.ts'
import { messages } from '../messages.ts'
import { GoogleMark } from './google-mark.tsx'

type GoogleSignInProps = {
  ref?: Ref<HTMLButtonElement>
  label?: string | undefined
  disabled?: boolean | undefined
  onClick: () => void
}

/**
 * The button that opens Google's pop-up. Where Google's sign-in does not work, the way to a browser
 * replaces it after hydration (docs/readings.md, 12).
 */
export function GoogleSignIn({
  ref,
  label = 'Continue with Google',
  disabled,
  onClick,
}: GoogleSignInProps) {
  const obstacle = useHydrated() ? googleObstacle(navigator) : undefined
  if (obstacle) return <OpenInBrowser obstacle={obstacle} />
  return (
    <Button ref={ref} variant="field" size="lg" disabled={disabled} onClick={onClick}>
      <GoogleMark />
      {label}
    </Button>
  )
}

const action = 'Open in browser'

function OpenInBrowser({ obstacle }: { obstacle: GoogleObstacle }) {
  const id = useId()
  const { googleBlocked, googleInBrowserOnly } = messages
  return (
    <div className="grid gap-3 text-15">
      <p>{obstacle === 'home-screen-app' ? googleInBrowserOnly : googleBlocked}</p>
      {obstacle === 'android-app' ? (
        <a href={intentLink(location)} className={buttonVariants({ variant: 'field', size: 'lg' })}>
          {action}
        </a>
      ) : (
        <>
          <Label htmlFor={id}>{action}</Label>
          <div className="flex flex-wrap gap-2.5">
            <CopyField
              id={id}
              link={location.href}
              className="basis-[16rem] border-[1.5px] border-field bg-bone"
              button={{ variant: 'field', className: 'grow' }}
            />
          </div>
        </>
      )}
    </div>
  )
}

/**
 * A link by which an Android app opens this page in the browser. It has no `S.browser_fallback_url`, the
 * page for apps that cannot: that page would be this one.
 */
const intentLink = ({ host, pathname, search, protocol }: Location) =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
