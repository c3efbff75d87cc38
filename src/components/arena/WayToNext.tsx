import { agendaOf } from '../../domain/live/agenda.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import WayThere from './WayThere.tsx'

interface Props {
  readonly site: EditionSite
  /** Of a team. */
  readonly matches: readonly Match[]
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

/** The way to the match that a team plays, or plays next. */
export default function WayToNext({ site: { index, locale }, matches, now }: Props) {
  const agenda = agendaOf(matches, now)
  const match = agenda.now[0] ?? agenda.next[0]
  const field = index.fields.get(match?.fieldId ?? '')
  return <WayThere at={index.arenas.get(field?.arenaId ?? '')?.coordinates} locale={locale} />
}
