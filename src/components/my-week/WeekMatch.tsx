import { playFacts } from '../../domain/live/match-period.ts'
import type { Entry } from '../../domain/my-week/entry.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { isKnockout, type SideName } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import { sideName } from '../match/side-name.ts'
import Sentence from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'
import { belongingOf, moveOf, stateWord } from './entry-text.ts'
import PlaceName from './PlaceName.tsx'
import type { WeekContext } from './week-context.ts'

interface Props {
  entry: Entry
  context: WeekContext
}

/** A match of the week in one row; the whole row is a link. */
export default function WeekMatch({ entry, context }: Props) {
  const { match, from, phase } = entry
  const { t, year, locale } = context
  const shown = presentMatch(match)
  const move = moveOf(entry)
  const word = stateWord(entry, context)
  const minutes = minutesOf(context.site?.index.categories.get(match.categoryId))
  return (
    <a className={`match week-match is-${phase}`} href={localized(matchAddress(year, match.id), locale)}>
      <span className="when">
        {move?.time && (
          <>
            <span className="hidden-text">
              <Sentence text={t('myWeek.movedTime', move.time)} />
            </span>
            <s className="old" aria-hidden="true">
              <Sentence text={move.time.before} />
            </s>
          </>
        )}
        {from === null ? (
          <span className="small quiet">{t('match.timeUnknown')}</span>
        ) : (
          <span aria-hidden={move?.time ? true : undefined} className={move?.time ? 'moved' : undefined}>
            <Time when={from} text={clock(from)} />
          </span>
        )}
        {phase === 'live' && <LiveBadge t={t} play={playFacts(match, minutes)} />}
      </span>
      <span className="sides" data-result={isKnockout(match) ? 'sides' : undefined}>
        <Side name="home" entry={entry} emphasised={shown.emphasised} context={context} />
        <Side name="away" entry={entry} emphasised={shown.emphasised} context={context} />
      </span>
      {shown.score && (
        <span className="goals" data-result="score">
          <span className={shown.emphasised === 'home' ? 'won' : undefined}>{shown.score.home}</span>
          <span className="hidden-text">–</span>
          <span className={shown.emphasised === 'away' ? 'won' : undefined}>{shown.score.away}</span>
        </span>
      )}
      <span className="meta">
        <PlaceName place={entry.place} fallback={match.locationName} before={move?.field?.before ?? null} />
        <bdi>{belongingOf(match, context).join(' · ')}</bdi>
        {shown.penalties && (
          <span data-result="note">
            {t('match.penalties', { score: `${shown.penalties.home}–${shown.penalties.away}` })}
          </span>
        )}
        {word && (
          <span className="state" data-result={match.kind === 'walkover' ? 'note' : undefined}>
            {word}
          </span>
        )}
        {entry.teamIds.length === 0 && <span>{t('myWeek.onlyField')}</span>}
      </span>
    </a>
  )
}

interface SideProps {
  name: SideName
  entry: Entry
  emphasised: SideName | null
  context: WeekContext
}

function Side({ name, entry, emphasised, context }: SideProps) {
  const side = entry.match[name]
  const teamId = side.kind === 'team' ? side.teamId : null
  const flag = teamId === null ? undefined : context.flags.get(teamId)
  const classes = [
    'side',
    teamId === null && 'unknown',
    emphasised === name && 'won',
    teamId !== null && entry.teamIds.includes(teamId) && 'own',
  ]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <Flag flag={flag} />
      <bdi>{hyphenated(sideName(side, context.t))}</bdi>
    </span>
  )
}
