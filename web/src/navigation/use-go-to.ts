import { useNavigate } from 'react-router-dom'

/** The router renders in a transition: a second press meanwhile replaces the history entry. */
export function useGoTo() {
  const navigate = useNavigate()
  return (path: string) =>
    void navigate(path, {
      replace: new URL(path, window.location.href).href === window.location.href,
    })
}
