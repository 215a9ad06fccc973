import { storedSession } from './account/stored-session.ts'
import { firstScreen } from './first-screen.ts'
import { reloadOnce } from './reload-once.ts'

// A signed-out visitor has the whole page already: it is painted before anything makes it alive.
if (!storedSession()) await firstScreen()
await import('./start.tsx').catch(reloadOnce)
