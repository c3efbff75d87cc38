import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Meeting, Meetings } from '../../domain/tournament/club-meetings.ts'
import type { Match, Participant } from '../../domain/tournament/match.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { scoreText } from './match-card.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly meetings: Meetings
}

/** What the clubs of a match played against each other in earlier years. */
export default function EarlierMeetings({ site, match, meetings: { all, won, last } }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const clubOf = (side: Participant) => {
    const team = index.teams.get(teamIdOf(side) ?? '')
    return isolated(index.clubs.get(team?.clubId ?? '')?.name ?? team?.name ?? '')
  }
  const clubs = { home: clubOf(match.home), away: clubOf(match.away) }
  return (
    <section className="section" aria-labelledby="met">
      <h2 id="met">{t('match.met')}</h2>
      <p>
        <Sentence text={t('match.metCount', { ...clubs, count: all })} />{' '}
        {all > 1 && (
          <Sentence
            text={t('match.metWon', {
              ...clubs,
              homeWon: won.home,
              awayWon: won.away,
              tied: all - won.home - won.away,
            })}
          />
        )}
      </p>
      <ol className="panel met">
        {last.map((meeting) => (
          <li key={`${meeting.year} ${meeting.matchId}`}>
            <a href={localized(matchAddress(meeting.year, meeting.matchId), locale)}>
              <span className="num">{meeting.year}</span>
              <bdi className="quiet">{meeting.category}</bdi>
              <MetSides meeting={meeting} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MetSides({ meeting: { home, away, score, winner } }: { readonly meeting: Meeting }) {
  return (
    <span className="met-sides">
      <bdi className={winner === 'home' ? 'won' : undefined}>{home}</bdi>
      <span className="num">{scoreText(score)}</span>
      <bdi className={winner === 'away' ? 'won' : undefined}>{away}</bdi>
    </span>
  )
}
