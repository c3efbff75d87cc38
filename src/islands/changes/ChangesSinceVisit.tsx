import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import SinceNote from '../../components/changes/SinceNote.tsx'
import { changesSinceVisit } from '../../domain/changes/changes-since-visit.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { $cupMinute, cupNow } from '../../stores/cup-clock.ts'
import { $lastVisit, noteVisit } from '../../stores/last-visit.ts'
import { useTranslator } from '../words/use-translator.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  /** The matches of the visitor's favourites, as they are now. */
  readonly matches: readonly Match[]
  readonly ownTeams: ReadonlySet<string>
}

/** The changes to the visitor's matches since this browser last showed them. */
export default function ChangesSinceVisit({ year, locale, matches, ownTeams }: Props) {
  const t = useTranslator(locale)
  const now = useStore($cupMinute)
  const lastVisit = useStore($lastVisit)
  const isTimed = now !== null
  useEffect(() => {
    const time = cupNow()
    if (isTimed && time !== null && matches.length > 0) noteVisit(year, matches, time)
  }, [year, matches, isTimed])
  const news = useMemo(() => changesSinceVisit(lastVisit, matches), [lastVisit, matches])
  const read = () => noteVisit(year, matches, cupNow() ?? 0, true)
  return (
    <SinceNote news={news} ownTeams={ownTeams} now={now} year={year} locale={locale} t={t} onRead={read} />
  )
}
