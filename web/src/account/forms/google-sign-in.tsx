import { useId, type ComponentProps } from 'react'
import { useHydrated } from '../../browser/use-browser-state.ts'
import { Button, buttonVariants } from '../../ui/button.tsx'
import { Label } from '../../ui/label.tsx'
import { CopyField } from '../../components/copy-field.tsx'
import { googleObstacle, type GoogleObstacle } from './in-app-browser.ts'
import { notices } from '../notices.ts'

/** Where Google's sign-in does not work, the way to a browser replaces the button after hydration. */
export function GoogleSignIn(props: ComponentProps<'button'>) {
  const obstacle = useHydrated() ? googleObstacle(navigator) : undefined
  if (obstacle) return <OpenInBrowser obstacle={obstacle} />
  return (
    <Button variant="field" size="lg" {...props}>
      <GoogleMark />
      Continue with Google
    </Button>
  )
}

const action = 'Open in browser'

function OpenInBrowser({ obstacle }: { obstacle: GoogleObstacle }) {
  const id = useId()
  return (
    <div className="grid gap-3 text-sm">
      <p>{obstacle === 'home-screen-app' ? notices.googleInBrowserOnly : notices.googleBlocked}</p>
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

// Opens this page in Android's browser. The `S.browser_fallback_url`, for apps that cannot, would be this page too.
const intentLink = ({ host, pathname, search, protocol }: Location) =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`

/** Google's logo in its own colours, as Google's sign-in branding guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
      <path
        className="fill-google-blue"
        d="M23.5 12.27c0-.82-.07-1.61-.21-2.37H12v4.48h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.73Z"
      />
      <path
        className="fill-google-green"
        d="M12 24c3.23 0 5.95-1.08 7.93-2.91l-3.87-3a7.19 7.19 0 0 1-10.72-3.78h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path
        className="fill-google-yellow"
        d="M5.34 14.31a7.2 7.2 0 0 1 0-4.61v-3.1h-4a12 12 0 0 0 0 10.81l4-3.1Z"
      />
      <path
        className="fill-google-red"
        d="M12 4.76c1.76 0 3.330.6 4.58 1.79l3.43-3.43A12 12 0 0 0 1.34 6.6l4 3.1A7.16 7.16 0 0 1 12 4.76Z"
      />
    </svg>
  )
}
