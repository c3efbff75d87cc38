import { useEffect, useRef, useState } from 'react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import { intendedTarget } from '../../domain/account/intended-target.ts'
import { parseIntent } from '../../domain/account/intent.ts'
import { returnPath } from '../../domain/account/return-path.ts'
import type { Outcome, Session } from '../../domain/account/session.ts'
import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { followClub } from '../../stores/favourite-clubs.ts'
import { addField, addTeam } from '../../stores/favourites.ts'
import { isTokenKept } from '../../stores/user-token.ts'

export interface AuthFlow {
  /** The page the visitor came from; null if there is none or it is on another site. */
  readonly back: string | null
  /**
   * - `open`: nobody is signing in
   * - `asking`: a request to the service is under way
   * - `inside`: the intended action runs, then the visitor returns to the page before
   */
  readonly step: 'open' | 'asking' | 'inside'
  /** Why the intended action failed; empty if it succeeded or none was intended. */
  readonly fault: string
  /** Signs in with a verb of the session, then continues with the intended action. */
  enter(verb: () => Promise<Outcome>): Promise<Outcome>
}

/**
 * Runs what follows signing in: the intended action, then the way back to the page before. The same holds for a visitor who
 * is signed in already and pressed a link of this site before its page was ready. A link of another site starts nothing.
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
    // If the browser keeps no token, the session ends with this page: the visitor decides when to leave it.
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
  const target = intendedTarget(intent, year, query.get('named'))
  return target.kind === 'field' ? addField(target) : addTeam(target)
}
