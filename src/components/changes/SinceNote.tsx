import type { ChangeSinceVisit } from '../../domain/changes/changes-since-visit.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { isKnockout, type Match, scoreOf, startOf } from '../../domain/tournament/match.ts'
import { otherSide, SIDES, teamIdOf } from '../../domain/tournament/outcome.ts'
import type { Translate } from '../../i18n/translate.ts'
import { stateText } from '../match/call-off-text.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import { momentText } from '../ui/spans.ts'
import { placeChange, timeChange } from './move-text.ts'

interface Props {
  readonly news: readonly ChangeSinceVisit[]
  readonly ownTeams: ReadonlySet<string>
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  readonly year: number
  readonly locale: Locale
  readonly t: Translate
  readonly onRead: () => void
}

/** What changed since the visitor last looked, and when that was. Renders nothing if nothing changed. */
export default function SinceNote({ news, ownTeams, now, year, locale, t, onRead }: Props) {
  if (news.length === 0) return null
  const seenAt = Math.min(...news.map((one) => one.seenAt))
  return (
    <section className="since stack gap-2" aria-labelledby="since">
      <div className="cluster middle gap-1 gap-x-3 apart">
        <h2 id="since">
          <Sentence text={t('since.title', { when: timed(momentText(seenAt, now, locale), seenAt) })} />
        </h2>
        <button type="button" className="button" onClick={onRead}>
          {t('since.seen')}
        </button>
      </div>
      <ul>
        {news.map(({ match, time, place, isResult, calledOff }) => (
          <li key={match.id}>
            <a href={localized(matchAddress(year, match.id), locale)}>
              {time && (
                <strong className="num">
                  <Sentence text={timeChange(time, locale)} />
                </strong>
              )}
              {place && (
                <strong>
                  <bdi>{placeChange(place)}</bdi>
                </strong>
              )}
              {calledOff && (
                <strong>
                  <Sentence text={calledOffText(match, calledOff, locale, t)} />
                </strong>
              )}
              {isResult && (
                <>
                  <strong className="num" data-result="note">
                    {resultText(match, ownTeams, t)}
                  </strong>
                  <strong className="in-place num" hidden>
                    <Sentence text={overText(match, now, locale, t)} />
                  </strong>
                </>
              )}
              <span data-result={isKnockout(match) ? 'sides' : undefined}>
                <bdi>{hyphenated(sideName(match.home, t))}</bdi> –{' '}
                <bdi>{hyphenated(sideName(match.away, t))}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `10:20 · Cancelled · lightning`. */
function calledOffText(
  match: Match,
  calledOff: NonNullable<ChangeSinceVisit['calledOff']>,
  locale: Locale,
  t: Translate,
): string {
  const start = startOf(match)
  const word = calledOff === 'on' ? t('since.on') : stateText(presentMatch(match), locale)
  return [start !== null && timed(clock(start), start), word].filter(Boolean).join(' · ')
}

/** `09:10 · over`: for a match whose result is hidden. */
function overText(match: Match, now: number | null, locale: Locale, t: Translate): string {
  const start = startOf(match)
  return [start !== null && timed(momentText(start, now, locale), start), t('since.over')]
    .filter(Boolean)
    .join(' · ')
}

/** `14–12 won`: from the view of the visitor's team, if exactly one of their teams played. */
function resultText(match: Match, ownTeams: ReadonlySet<string>, t: Translate): string {
  const score = scoreOf(match)
  if (!score) return ''
  const [own, ...others] = SIDES.filter((side) => ownTeams.has(teamIdOf(match[side]) ?? ''))
  if (!own || others.length > 0) return scoreText(score)
  const winner = 'winner' in match ? match.winner : null
  const word = winner === null ? 'tied' : winner === own ? 'won' : 'lost'
  return t(`since.${word}`, { score: scoreText({ home: score[own], away: score[otherSide(own)] }) })
}
