import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Session, SIGNED_OUT } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $session, startSession } from '../../stores/session.ts'

/** Who is signed in; asked for by whichever part of the page comes first. */
export function useSession(locale: Locale): Session {
  useEffect(() => startSession(locale), [locale])
  return useStore($session, { ssr: () => SIGNED_OUT })
}
