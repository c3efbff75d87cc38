import { agendaOf } from '../../domain/live/agenda.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { type CardSite, matchLink } from '../match/edition-card.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import TimeUntil from './TimeUntil.tsx'

interface Props {
  readonly site: CardSite
  /** Of a team or a field. */
  readonly matches: readonly Match[]
  /** On a field's own page its name would stand in every line; null on a team's. */
  readonly isFieldNamed: boolean
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

/** What is on and what comes next, with the time until it: large, for somebody who is on the way. */
export default function AgendaCards({ site, matches, isFieldNamed, now }: Props) {
  const t = translator(site.locale)
  const agenda = agendaOf(matches, now)
  const [first] = agenda.next
  const at = first?.time.kind === 'instant' ? first.time.at : null
  const lineOf = (match: Match) => (
    <Line key={match.id} match={match} site={site} isFieldNamed={isFieldNamed} />
  )
  return (
    <div className="next-cards agenda">
      {agenda.now.length > 0 && (
        <section className="next-card is-on">
          <h2>{t('agenda.onNow')}</h2>
          {agenda.now.map(lineOf)}
        </section>
      )}
      {at !== null && (
        <section className="next-card">
          <h2>{t('agenda.next')}</h2>
          <p className="next-when" data-until={at}>
            <TimeUntil at={at} now={now} locale={site.locale} />
          </p>
          {agenda.next.map(lineOf)}
        </section>
      )}
    </div>
  )
}

interface LineProps {
  readonly match: Match
  readonly site: CardSite
  readonly isFieldNamed: boolean
}

function Line({ match, site, isFieldNamed }: LineProps) {
  const t = translator(site.locale)
  const place = isFieldNamed ? fieldName(match, site.index.fields) : null
  return (
    <p className="agenda-line">
      <a href={matchLink(match, site)}>
        <bdi>{sideName(match.home, t)}</bdi> – <bdi>{sideName(match.away, t)}</bdi>
      </a>{' '}
      {'score' in match && match.score && <strong className="num">{scoreText(match.score)}</strong>}{' '}
      {place !== null && <bdi>{place}</bdi>}
    </p>
  )
}
