import { paths } from '../paths.ts'
import { ButtonLink } from './button-link.tsx'
import { Button } from '../ui/button.tsx'
import { ScreenHeading } from './screen-heading.tsx'

/** Shown instead of a screen that fails to render, or that fails to load even after a reload. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="surface-ink grid min-h-svh content-center">
      <div className="content grid justify-items-start gap-5 py-24">
        <title>This page could not be loaded</title>
        <ScreenHeading type="sub" className="text-[clamp(2.25rem,5vw,3.25rem)]">
          This page could not be loaded.
        </ScreenHeading>
        <p className="text-lg">Please check your internet connection and try again.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink variant="outline-inverse" to={paths.home}>
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
