import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NavigationEffects } from './frame/navigation-effects.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import { framedRoutes, homeRoute } from './routes.tsx'
import { Toaster } from './ui/toaster.tsx'

/** One Suspense boundary around everything: a navigation keeps the old screen until the new one is there. */
export function App() {
  return (
    <>
      <Suspense fallback={null}>
        <Routes>
          <Route path={homeRoute.path} element={<homeRoute.Screen />} />
          <Route element={<SiteFrame />}>
            {framedRoutes.map(({ path, Screen }) => (
              <Route key={path} path={path} caseSensitive element={<Screen />} />
            ))}
          </Route>
        </Routes>
        <NavigationEffects />
      </Suspense>
      <Toaster />
    </>
  )
}
