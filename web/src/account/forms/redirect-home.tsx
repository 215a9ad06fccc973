import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/**
 * Whoever is signed in already has nothing to enter. The router's own Navigate
 * would weigh on every page (docs/decisions/0005-a-light-router.md).
 */
export function RedirectHome() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.home, { replace: true }), [navigate])
  return null
}
