import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Meeting, Meetings } from '../../domain/tournament/club-meetings.ts'
import { isKnockout, type Match, type Participant } from '../../domain/tournament/match.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRow from '../match/MatchRow.tsx'
import type { CardSide, MatchCard } from '../match/match-card.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly meetings: Meetings
}

/** The matches between the clubs of this match in earlier years: in its class or, if there are none, in others. */
export default function EarlierMeetings({ site, match, meetings: { all, areInOtherClasses, last } }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const clubOf = (side: Participant) => {
    const team = index.teams.get(teamIdOf(side) ?? '')
    return isolated(index.clubs.get(team?.clubId ?? '')?.name ?? team?.name ?? '')
  }
  const clubs = { home: clubOf(match.home), away: clubOf(match.away) }
  return (
    <section className="section" aria-labelledby="met" data-result={isKnockout(match) ? 'own' : undefined}>
      <h2 id="met">{t('match.met')}</h2>
      <p>
        <Sentence
          text={t(areInOtherClasses ? 'match.metElsewhere' : 'match.metCount', { ...clubs, count: all })}
        />
      </p>
      <ul className="matches">
        {last.map((meeting) => (
          <li key={`${meeting.year} ${meeting.matchId}`}>
            <a className="match" href={localized(matchAddress(meeting.year, meeting.matchId), locale)}>
              <MatchRow card={cardOf(meeting, locale)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The year stands in place of the time. */
function cardOf({ year, category, home, away, score, winner }: Meeting, locale: Locale): MatchCard {
  const side = (name: string, goals: number, isAhead: boolean): CardSide => ({
    name,
    flag: undefined,
    address: undefined,
    teamId: undefined,
    kind: 'team',
    isOwn: false,
    isAhead,
    goals,
  })
  return {
    locale,
    isLive: false,
    play: null,
    isOver: true,
    time: String(year),
    date: null,
    at: null,
    day: null,
    oldTime: null,
    oldAt: null,
    home: side(home, score.home, winner === 'home'),
    away: side(away, score.away, winner === 'away'),
    revealsEarlierResults: false,
    score,
    penalties: null,
    word: null,
    isWordResult: false,
    reason: null,
    stoodText: null,
    halfTime: null,
    penaltiesText: null,
    decision: null,
    place: null,
    labels: [category],
  }
}
