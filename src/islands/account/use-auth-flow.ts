import { useEffect, useRef, useState } from 'react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import { parseIntent } from '../../domain/account/intent.ts'
import { meantTarget } from '../../domain/account/meant-target.ts'
import { returnPath } from '../../domain/account/return-path.ts'
import type { Outcome, Session } from '../../domain/account/session.ts'
import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { followClub } from '../../stores/favourite-clubs.ts'
import { addField, addTeam } from '../../stores/favourites.ts'
import { isTokenKept } from '../../stores/user-token.ts'

export interface AuthFlow {
  /** Where one came from; null: nowhere, or from another site. */
  readonly back: string | null
  /**
   * - `open`: nobody is on the way in
   * - `asking`: the service is being asked
   * - `inside`: what was meant is being done, and then it goes back
   */
  readonly step: 'open' | 'asking' | 'inside'
  /** Why what was meant was not done; empty: it was, or nothing was meant. */
  readonly fault: string
  /** Signs in by a verb of the session, and goes on from there. */
  enter(verb: () => Promise<Outcome>): Promise<Outcome>
}

/**
 * What follows signing in: what was meant is done, and then one is back where one came from. The same for somebody who
 * is signed in already and pressed a link of this site before its page was ready; a link of another site starts nothing.
 */
export function useAuthFlow(year: number, locale: Locale, session: Session): AuthFlow {
  const [back, setBack] = useState<string | null>(null)
  const [step, setStep] = useState<AuthFlow['step']>('open')
  const [fault, setFault] = useState('')
  const isUsed = useRef(false)

  const goOn = async () => {
    const query = new URLSearchParams(location.search)
    setStep('inside')
    const done = await doIntent(query, year)
    if (!done.ok) setFault(faultSentence(translator(locale), done.fault, locale))
    // Where the browser keeps no token the session ends with this page: it is not left without being asked.
    if (done.ok && isTokenKept())
      location.replace(returnPath(query.get('from')) ?? localized(homeAddress(year), locale))
    else setStep('open')
  }
  const enter = async (verb: () => Promise<Outcome>) => {
    isUsed.current = true
    setStep('asking')
    const outcome = await verb()
    if (outcome.ok) await goOn()
    else setStep('open')
    return outcome
  }
  const latest = useRef(goOn)
  latest.current = goOn

  useEffect(() => setBack(returnPath(new URLSearchParams(location.search).get('from'))), [])
  useEffect(() => {
    if (session.kind !== 'signed-in' || isUsed.current) return
    isUsed.current = true
    const isMeant = new URLSearchParams(location.search).has('then') && cameFromHere()
    if (isMeant) void latest.current()
  }, [session.kind])
  return { back, step, fault, enter }
}

const cameFromHere = () =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin

async function doIntent(query: URLSearchParams, year: number): Promise<Outcome> {
  const intent = parseIntent(query.get('then'))
  if (intent === null) return { ok: true }
  if (intent.kind === 'favourite-club') return followClub({ clubId: intent.clubId, year, name: '' })
  const target = meantTarget(intent, year, query.get('named'))
  return target.kind === 'field' ? addField(target) : addTeam(target)
}
