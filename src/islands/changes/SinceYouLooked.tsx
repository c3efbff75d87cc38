import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import SinceNote from '../../components/changes/SinceNote.tsx'
import { sinceLooked } from '../../domain/changes/since-looked.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { $cupMinute, cupNow } from '../../stores/cup-clock.ts'
import { $looked, lookAt } from '../../stores/looked.ts'
import { useTranslator } from '../words/use-translator.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  /** The matches of the visitor's favourites, as they are now. */
  readonly matches: readonly Match[]
  readonly ownTeams: ReadonlySet<string>
}

/** The changes to the visitor's matches since this browser last showed them. */
export default function SinceYouLooked({ year, locale, matches, ownTeams }: Props) {
  const t = useTranslator(locale)
  const now = useStore($cupMinute)
  const looked = useStore($looked)
  const isTimed = now !== null
  useEffect(() => {
    const time = cupNow()
    if (isTimed && time !== null && matches.length > 0) lookAt(year, matches, time)
  }, [year, matches, isTimed])
  const news = useMemo(() => sinceLooked(looked, matches), [looked, matches])
  const read = () => lookAt(year, matches, cupNow() ?? 0, true)
  return (
    <SinceNote news={news} ownTeams={ownTeams} now={now} year={year} locale={locale} t={t} onRead={read} />
  )
}
