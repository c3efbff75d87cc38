import { useEffect, useState } from 'react'
import { keepInvitation, keptInvitation } from '../../stores/invitation.ts'

/**
 * The secret of the invitation that this tab was opened with, which survives signing in; null if there is none. It leaves the
 * address at once, so that nobody reads it there or sends it on.
 */
export function useInvitation(): { readonly secret: string | null; readonly forget: () => void } {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const take = () => {
      const given = /^#join=([\w-]{20,100})$/.exec(location.hash)?.[1]
      if (given !== undefined) {
        keepInvitation(given)
        history.replaceState(history.state, '', location.pathname)
      }
      setSecret(given ?? keptInvitation())
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const forget = () => {
    keepInvitation(null)
    setSecret(null)
  }
  return { secret, forget }
}
