import { Button } from './ui/button.tsx'

/** What stands where a page's files could not be fetched, not even after loading it anew. */
export function LoadFailed() {
  return (
    <main className="content grid min-h-svh content-center justify-items-start gap-5">
      <title>This page could not be loaded</title>
      <h1 className="type-sub text-[clamp(2.25rem,5vw,3.25rem)]">This page could not be loaded.</h1>
      <p className="text-lg">Please check your internet connection and try again.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  )
}
