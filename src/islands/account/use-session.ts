import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Session, SIGNED_OUT } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $session, startSession } from '../../stores/session.ts'

/** Who is signed in. The first part of the page that uses it starts the request. */
export function useSession(locale: Locale): Session {
  useEffect(() => startSession(locale), [locale])
  return useStore($session, { ssr: () => SIGNED_OUT })
}
