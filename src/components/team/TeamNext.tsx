import { agendaOf } from '../../domain/live/agenda.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { otherSide, sideOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import MatchPlace from '../directions/MatchPlace.tsx'
import { editionCard, matchLink } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import Branches from '../need/Branches.tsx'
import FieldLate from '../queue/FieldLate.tsx'
import Sentence, { timed } from '../ui/Sentence.tsx'
import TimeUntil from '../ui/TimeUntil.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
  readonly matches: readonly Match[]
  /** The cup's clock in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

/** A team's current and next matches: time, opponent, place, and what follows. Renders nothing if no match is to come. */
export default function TeamNext({ site, teamId, matches, now }: Props) {
  const t = translator(site.locale)
  const agenda = agendaOf(matches, now)
  const [next] = agenda.next
  const at = startOf(next)
  if (agenda.now.length === 0 && at === null) return null
  const cardOf = (match: Match) => <Meeting key={match.id} site={site} teamId={teamId} match={match} />
  return (
    <div className="next-cards agenda grid of-21 fit upper gap-3">
      {agenda.now.length > 0 && (
        <section className="next-card is-on stack gap-1">
          <h2>{t('queue.onField')}</h2>
          {agenda.now.map(cardOf)}
        </section>
      )}
      {at !== null && (
        <section className="next-card stack gap-1">
          <h2>{t('agenda.next')}</h2>
          <p className="next-when cluster baseline gap-x-3" data-until={at}>
            <TimeUntil at={at} now={now} locale={site.locale} />
          </p>
          {next && <FieldLate match={next} index={site.index} locale={site.locale} isWhole />}
          {agenda.next.map(cardOf)}
        </section>
      )}
    </div>
  )
}

interface MeetingProps {
  readonly site: EditionSite
  readonly teamId: string
  readonly match: Match
}

/** A match from one team's point of view: its opponent, and its own goals first. */
function Meeting({ site, teamId, match }: MeetingProps) {
  const { locale, index } = site
  const t = translator(locale)
  const side = sideOf(match, teamId) ?? 'home'
  const other = match[otherSide(side)]
  const opponent = other.kind === 'team' ? index.teams.get(other.teamId) : undefined
  const nation = nationOf(opponent?.nationCode ?? null)
  const { isLive, play, score, oldTime, oldAt } = editionCard(match, site, {})
  const division = index.divisions.get(match.divisionId)
  const round = division?.kind === 'playoff' ? matchRoundName(match.round, t) : null
  return (
    <div className="team-next stack gap-1" data-reveals={matchLink(match, site)}>
      {isLive && (
        <div className="cluster middle gap-x-3">
          {score && (
            <p className="own-score num" data-result="score">{`${score[side]}–${score[otherSide(side)]}`}</p>
          )}
          <LiveBadge t={t} play={play} isWhole />
        </div>
      )}
      {oldTime !== null && (
        <p className="small">
          <Sentence text={t('match.movedFrom', { before: timed(oldTime, oldAt) })} />
        </p>
      )}
      <p className="next-against" data-result={round === null ? undefined : 'sides'}>
        <a href={matchLink(match, site)}>
          <span className="small">{t('match.vs')} </span>
          {nation && <Flag flag={nation.flag} />}
          <bdi>{hyphenated(sideName(other, t))}</bdi>
        </a>
      </p>
      <p className="small" data-result={round === null ? undefined : 'note'}>
        <bdi>{[round, division?.name[locale]].filter(Boolean).join(', ')}</bdi>
      </p>
      <MatchPlace site={site} match={match} />
      <Branches site={site} match={match} />
    </div>
  )
}
