import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import AgendaCards from '../components/live/AgendaCards.tsx'
import type { AgendaProps } from '../components/live/agenda-props.ts'
import { agendaNow, agendaOf } from '../domain/live/agenda.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { followFeed } from '../stores/live.ts'
import { useLiveMatches } from './live/use-live-match.ts'

/** What is on and what comes next on a field or for a team, by the cup's clock. */
export default function LiveAgenda({ edition, entries, of, year, locale, words }: AgendaProps) {
  const changes = useLiveMatches()
  const now = useStore($cupMinute, { ssr: () => null })
  useEffect(() => followFeed(edition), [edition])
  const agenda = agendaOf(agendaNow(entries, changes, of), now)
  return <AgendaCards agenda={agenda} now={now} year={year} locale={locale} words={words} />
}
