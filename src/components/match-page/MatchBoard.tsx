import { localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { isKnockout, type Match, startOf } from '../../domain/tournament/match.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import MatchPlace from '../directions/MatchPlace.tsx'
import { editionCard, matchLink } from '../match/edition-card.ts'
import Scoreboard from '../match/Scoreboard.tsx'
import TeamForm from '../match/TeamForm.tsx'
import FieldLate from '../queue/FieldLate.tsx'
import Sentence, { timed } from '../ui/Sentence.tsx'
import TimeUntil from '../ui/TimeUntil.tsx'
import NoOpponentNote from './NoOpponentNote.tsx'
import ReplayNote from './ReplayNote.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

/** The scoreboard of a match's page; before the match also the time until it, the form of both teams, and the way there. */
export default function MatchBoard({ site, match, now }: Props) {
  const t = translator(site.locale)
  const progress = progressOf(match)
  const isToCome = site.underWay && progress === 'scheduled'
  // No match of an earlier edition is still to come, even if nobody reported its result.
  const isOver = progress === 'finished' || site.year < (site.latestYear ?? site.year)
  const stream = site.index.streams.get(match.streamId ?? '')
  const at = startOf(match)
  const card = {
    ...editionCard(match, site, { date: true, field: isOver }),
    // The match's page hides more than its teams, and shows them with the rest: also while no team is known.
    revealsEarlierResults: isKnockout(match),
  }
  const wait = isToCome && at !== null && (
    <p className="next-when cluster baseline gap-x-3" data-until={at}>
      <TimeUntil at={at} now={now} locale={site.locale} />
    </p>
  )
  return (
    <div
      className="scoreboard stack gap-4"
      data-match={site.underWay ? match.id : undefined}
      data-reveals={matchLink(match, site)}
    >
      <Scoreboard card={card} wait={wait || null} state={t(stateOf(match, isOver))} />
      <ReplayNote site={site} match={match} />
      <NoOpponentNote site={site} match={match} />
      {isToCome && <FieldLate match={match} index={site.index} locale={site.locale} isWhole />}
      {isToCome && <TeamForm site={site} match={match} />}
      {wait && card.oldTime !== null && (
        <p>
          <Sentence text={t('match.movedFrom', { before: timed(card.oldTime, card.oldAt) })} />
        </p>
      )}
      {!isOver && <MatchPlace site={site} match={match} />}
      {!isOver && stream && (
        <p>
          {`${t('match.stream')}: `}
          <a href={localized(streamAddress(site.year, stream.id), site.locale)}>
            <bdi>{stream.name}</bdi>
          </a>
        </p>
      )}
    </div>
  )
}

/** Returns the words for a match that has neither a result nor a score. */
function stateOf({ kind }: Match, isOver: boolean): MessageKey {
  if (!isOver) return 'match.scheduled'
  return kind === 'hidden' ? 'match.hidden' : 'match.unreported'
}
