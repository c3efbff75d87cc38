import { playoffLetter } from '../../domain/press/playoff-label.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { type CardShow, editionCard } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import type { CardSide, MatchCard } from '../match/match-card.ts'
import FieldLate from '../queue/FieldLate.tsx'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'
import HallName from './HallName.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly show: Pick<CardShow, 'category' | 'field'>
  /** `YYYY-MM-DD`: the day that no row needs to mention. */
  readonly today: string | null
}

/** A row of a screen: when and where, one team above the other, and their goals in one column. */
export default function BoardMatch({ site, match, show, today }: Props) {
  const { locale } = site
  const t = translator(locale)
  const card = editionCard(match, site, { field: show.field })
  return (
    <li className={card.isLive ? 'board-match is-live' : 'board-match'} data-match={match.id}>
      <div className="board-when">
        <p>
          <strong className="num">
            <Time when={card.at} text={card.time ?? '–'} />
          </strong>
          {card.isLive ? (
            <LiveBadge t={t} play={card.play} className="board-live" />
          ) : (
            <span className="board-word">
              <Sentence text={note(card)} />
              <FieldLate match={match} index={site.index} locale={locale} />
            </span>
          )}
        </p>
        {card.place !== null && (
          <p className="board-where">
            <HallName name={card.place} />
          </p>
        )}
        <p>
          <bdi>{labels(card).join(' · ')}</bdi>
        </p>
      </div>
      <div className="board-sides">
        <Side side={card.home} />
        <Side side={card.away} />
      </div>
    </li>
  )

  /** `B16`, `Group 3`; `B16 A`, `Semifinal`: a column that is read from afar has no room for the word "play-off". */
  function labels({ labels: round }: MatchCard): string[] {
    const { index } = site
    const category = show.category ? index.categories.get(match.categoryId)?.shortName : undefined
    const division = index.divisions.get(match.divisionId)
    const isPlayoff = division?.kind === 'playoff'
    const group = isPlayoff ? playoffLetter(division, locale) : division?.name[locale]
    const about = isPlayoff ? [[category, group].filter(Boolean).join(' '), ...round] : [category, group]
    return about.filter((label) => label !== undefined && label !== '') as string[]
  }

  /** Returns what else there is to know of the match, in a word. */
  function note({ word, reason, oldTime, oldAt, penaltiesText, decision, score }: MatchCard): string {
    const day = matchDay(match.time)
    if (day !== null && day !== today) return timed(dayShort(day, locale), day)
    if (score === null && oldTime !== null && word === null)
      return t('match.movedFrom', { before: timed(oldTime, oldAt) })
    return reason === null ? (word ?? penaltiesText ?? decision ?? '') : `${word} · ${reason}`
  }
}

function Side({ side: { name, flag, goals, isAhead } }: { readonly side: CardSide }) {
  return (
    <p className={isAhead ? 'board-side is-ahead' : 'board-side'}>
      <Flag flag={flag} />
      <HallName name={name} />
      {goals !== undefined && <b className="num goals">{goals}</b>}
    </p>
  )
}
