import { stylesheet } from './shell.ts'

/**
 * The response for a page that is not cached: with Save-Data, only visited pages are cached. It uses no
 * script, because the scripts may be missing too.
 */
export const offlinePage = () =>
  new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ''}
</head>
<body class="surface-ink">
<main class="content grid min-h-svh content-center justify-items-start gap-5 py-24">
<h1 class="type-sub text-statement">You are offline</h1>
<p class="text-lg">This page has not been opened on this device yet.</p>
<p><a class="link" href="">Try again</a> · <a class="link" href="/">Home</a></p>
</main>
</body>
</html>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'",
      },
    },
  )
