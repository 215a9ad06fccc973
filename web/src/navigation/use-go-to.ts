import { useNavigate } from 'react-router-dom'

/**
 * Opens a page of the shop. The router renders a new URL in a transition: a second press meanwhile replaces
 * the history entry instead of adding another one.
 */
export function useGoTo() {
  const navigate = useNavigate()
  return (path: string) =>
    void navigate(path, {
      replace: new URL(path, window.location.href).href === window.location.href,
    })
}
