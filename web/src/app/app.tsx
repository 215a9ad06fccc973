import { useRoutes } from 'react-router-dom'
import { NavigationProgress } from '../navigation/navigation-progress.tsx'
import { ScrollAndFocus } from '../navigation/scroll-and-focus.tsx'
import { routeTable } from './route-table.tsx'

// Without a Suspense boundary, React neither paints a fallback first nor delays what follows it (docs/performance.md).
export function App() {
  return (
    <>
      {useRoutes(routeTable)}
      <NavigationProgress />
      <ScrollAndFocus />
    </>
  )
}
