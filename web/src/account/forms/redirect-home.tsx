import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Redirects a signed-in user from the account forms to the home page. */
export function RedirectHome() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.home, { replace: true }), [navigate])
  return null
}
