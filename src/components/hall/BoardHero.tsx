import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import type { CardSide, MatchCard } from '../match/match-card.ts'
import FieldLate from '../queue/FieldLate.tsx'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'
import { timeUntil } from '../ui/time-until.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly now: number | null
  /** `YYYY-MM-DD`: the day that needs no mention. */
  readonly today: string | null
}

const SHOW = { category: true, group: true }

/** The match that a field's screen is about, readable from the far side of the hall. */
export default function BoardHero({ site, match, now, today }: Props) {
  const { locale } = site
  const t = translator(locale)
  const card = editionCard(match, site, SHOW)
  const progress = progressOf(match)
  const at = startOf(match)
  const day = matchDay(match.time)
  const isToday = day === null || day === today
  return (
    <section className={card.isLive ? 'board-hero is-live' : 'board-hero'} data-match={match.id}>
      <p className="board-state">
        <strong>
          {card.isLive ? <LiveBadge t={t} play={card.play} isWhole className="board-live" /> : stateOf()}
        </strong>
        <bdi>{card.labels.join(' · ')}</bdi>
      </p>
      <div className="board-versus">
        <Team side={card.home} />
        {card.score ? (
          <p className="board-score num">
            <span className={card.home.isAhead ? 'is-ahead' : undefined}>{card.score.home}</span>
            <i>–</i>
            <span className={card.away.isAhead ? 'is-ahead' : undefined}>{card.score.away}</span>
          </p>
        ) : (
          <p className="board-score board-start num">
            <Time when={card.at} text={card.time ?? '–'} />
          </p>
        )}
        <Team side={card.away} />
      </div>
      <p className="board-note">
        <Sentence text={noteOf(card)} /> <FieldLate match={match} index={site.index} locale={locale} />
      </p>
    </section>
  )

  function stateOf(): string {
    if (progress === 'scheduled') return t('hall.next')
    return card.word ?? t('match.finished')
  }

  function noteOf({ reason, halfTime, penaltiesText, decision, oldTime, oldAt }: MatchCard): string {
    const details = [
      !isToday && day !== null ? timed(dayShort(day, locale), day) : null,
      progress === 'scheduled' && isToday && at !== null && now !== null
        ? timed(timeUntil(at, now, locale).wait, at)
        : null,
      oldTime === null ? null : t('match.movedFrom', { before: timed(oldTime, oldAt) }),
      reason,
      halfTime,
      penaltiesText,
      decision,
    ]
    return details.filter((text) => text !== null).join(' · ')
  }
}

function Team({ side: { name, flag, isAhead } }: { readonly side: CardSide }) {
  return (
    <p className={isAhead ? 'board-team is-ahead' : 'board-team'}>
      {flag && <Flag flag={flag} />}
      <bdi title={name}>{hyphenated(name)}</bdi>
    </p>
  )
}
