import type { Entry } from '../../domain/my-week/entry.ts'
import type { NextUp } from '../../domain/my-week/next-up.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { isKnockout } from '../../domain/tournament/match.ts'
import { sideName } from '../match/side-name.ts'
import WhatIf from '../need/WhatIf.tsx'
import FieldLate from '../queue/FieldLate.tsx'
import Sentence from '../ui/Sentence.tsx'
import { momentText } from '../ui/spans.ts'
import Time from '../ui/Time.tsx'
import { timeUntil } from '../ui/time-until.ts'
import { belongingOf, moveOf, stateWord } from './entry-text.ts'
import FirstOf from './FirstOf.tsx'
import PlaceName from './PlaceName.tsx'
import type { WeekContext } from './week-context.ts'

/** The matches that each card shows at once: who follows a whole club has dozens at the same time. */
const CARDS_AT_ONCE = 3
const OTHERS_AT_ONCE = 8

interface Props {
  up: NextUp
  /** The cup's clock in epoch milliseconds. */
  now: number | null
  context: WeekContext
}

/** The live matches and the next match, with the time until it and its field, in type large enough to read in the rain. */
export default function NextUpCard({ up, now, context }: Props) {
  const { t, locale } = context
  const [first, ...overlapping] = up.next
  const wait =
    first?.from != null && now !== null && up.minutes !== null
      ? timeUntil(first.from, now, locale).wait
      : null
  const isTimeSaid = first?.from != null && !moveOf(first)?.time && wait?.includes(clock(first.from))
  if (up.now.length === 0 && !first)
    return now === null ? null : <p className="next-none quiet">{t('myWeek.noneLeft')}</p>
  return (
    <div className="next-cards grid of-21 fit upper gap-3">
      {up.now.length > 0 && (
        <section className="next-card is-on stack gap-1">
          <h2>{t('agenda.onNow')}</h2>
          <FirstOf items={up.now} most={CARDS_AT_ONCE} t={t}>
            {(entry) => (
              <li key={entry.match.id} className="next-one" data-reveals={linkOf(entry, context)}>
                <CardPlace entry={entry} />
                <CardMatch entry={entry} context={context} />
                <EntryLate entry={entry} context={context} />
              </li>
            )}
          </FirstOf>
        </section>
      )}
      {first && wait !== null && (
        <section className="next-card stack gap-1" data-reveals={linkOf(first, context)}>
          <h2>{t('agenda.next')}</h2>
          <p className="next-when cluster baseline gap-x-3">
            <strong>
              <Time when={first.from} text={wait} />
            </strong>
            {!isTimeSaid && <Clock entry={first} />}
          </p>
          <EntryLate entry={first} context={context} />
          <CardPlace entry={first} />
          <CardMatch entry={first} context={context} />
          {overlapping.length > 0 && (
            <div className="next-clash stack gap-2">
              <h3>{t('myWeek.alsoThen')}</h3>
              <FirstOf className="stack gap-3" items={overlapping} most={CARDS_AT_ONCE} t={t}>
                {(entry) => (
                  <li key={entry.match.id} data-reveals={linkOf(entry, context)}>
                    <Clock entry={entry} />
                    <EntryLate entry={entry} context={context} />
                    <CardPlace entry={entry} />
                    <CardMatch entry={entry} context={context} />
                  </li>
                )}
              </FirstOf>
            </div>
          )}
        </section>
      )}
      {up.others.length > 0 && <Others entries={up.others} now={now} context={context} />}
    </div>
  )
}

/** The next match of each other team: its time and its place. */
function Others({
  entries,
  now,
  context,
}: {
  entries: readonly Entry[]
  now: number | null
  context: WeekContext
}) {
  const { t, year, locale, categories, site } = context
  return (
    <section className="next-others panel panel-pad stack gap-2">
      <h2>{t('myWeek.others')}</h2>
      <FirstOf items={entries} most={OTHERS_AT_ONCE} t={t}>
        {({ match, teamIds, from, place }) => (
          <li key={match.id}>
            <span className="num">
              {from !== null && <Time when={from} text={momentText(from, now, locale)} />}{' '}
              {site && <FieldLate match={match} index={site.index} locale={locale} />}
            </span>
            <span>
              <a href={localized(matchAddress(year, match.id), locale)}>
                <bdi>{ownNames(match, teamIds, t)}</bdi>
              </a>{' '}
              <bdi className="class">{categories.get(match.categoryId)}</bdi>
            </span>
            <PlaceName place={place} fallback={match.locationName} />
          </li>
        )}
      </FirstOf>
    </section>
  )
}

const ownNames = ({ home, away }: Entry['match'], teamIds: readonly string[], t: WeekContext['t']): string =>
  [home, away]
    .filter((side) => side.kind === 'team' && teamIds.includes(side.teamId))
    .map((side) => sideName(side, t))
    .join(' – ')

function Clock({ entry }: { entry: Entry }) {
  const time = moveOf(entry)?.time
  return (
    <span className="next-clock">
      {time && (
        <>
          <s>
            <Sentence text={time.before} />
          </s>{' '}
          →{' '}
        </>
      )}
      {entry.from !== null && <Time when={entry.from} text={clock(entry.from)} />}
    </span>
  )
}

const CardPlace = ({ entry }: { entry: Entry }) => (
  <p className="next-where row gap-2">
    <svg className="icon" aria-hidden="true">
      <use href="/icons.svg#map-pin" />
    </svg>
    <PlaceName
      place={entry.place}
      fallback={entry.match.locationName}
      before={moveOf(entry)?.field?.before ?? null}
    />
  </p>
)

const EntryLate = ({ entry: { match }, context: { site, locale } }: CardMatchProps) =>
  site && <FieldLate match={match} index={site.index} locale={locale} isWhole />

const linkOf = ({ match }: Entry, { year, locale }: WeekContext): string =>
  localized(matchAddress(year, match.id), locale)

interface CardMatchProps {
  entry: Entry
  context: WeekContext
}

function CardMatch({ entry, context }: CardMatchProps) {
  const { match } = entry
  const { score } = presentMatch(match)
  const word = stateWord(entry, context)
  return (
    <>
      <p
        className="next-match cluster baseline gap-x-3"
        data-result={isKnockout(match) ? 'sides' : undefined}
      >
        <a href={linkOf(entry, context)}>
          <bdi>{hyphenated(sideName(match.home, context.t))}</bdi> –{' '}
          <bdi>{hyphenated(sideName(match.away, context.t))}</bdi>
        </a>
        {score && (
          <strong className="next-score" data-result="score">
            {score.home}–{score.away}
          </strong>
        )}
      </p>
      <p className="next-meta" data-result={isKnockout(match) ? 'note' : undefined}>
        <bdi>
          <Sentence text={[...belongingOf(match, context), ...(word ? [word] : [])].join(' · ')} />
        </bdi>
      </p>
      {context.site && (
        <div data-result="note">
          <WhatIf site={context.site} match={match} teamIds={entry.teamIds} />
        </div>
      )}
    </>
  )
}
