import type { ReactNode } from 'react'
import { arenaAddress, fieldAddress, localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock, dayOf, longDate, shortDate } from '../../domain/time/stockholm.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import MatchMoves from '../changes/MatchMoves.tsx'
import Sentence, { timed } from '../ui/Sentence.tsx'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** When and where a match is played. */
export default function MatchFacts({ site, match }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const to = (address: string) => localized(address, locale)
  const at = startOf(match)
  const day = at !== null ? dayOf(at) : match.time.kind === 'day' ? match.time.day : null
  const field = match.fieldId === null ? undefined : index.fields.get(match.fieldId)
  const arena = field && index.arenas.get(field.arenaId)
  const place = match.locationName ?? field?.name
  const stream = match.streamId === null ? undefined : index.streams.get(match.streamId)
  const before = match.movedFrom && beforeMove(match.movedFrom)
  return (
    <section className="section" aria-labelledby="facts">
      <h2 id="facts">{t('match.facts')}</h2>
      <dl className="facts panel">
        <Fact name={t('match.time')} className="num">
          <Time when={at} text={at === null ? t('match.timeUnknown') : clock(at)} />
        </Fact>
        {day && (
          <Fact name={t('match.day')}>
            <Time when={day} text={longDate(day, locale)} />
          </Fact>
        )}
        {(before || match.moves) && (
          <Fact name={t('match.moved')}>
            {before && (
              <div>
                <Sentence text={t('match.movedFrom', { before })} />
              </div>
            )}
            {match.moves && <MatchMoves site={site} match={match} />}
          </Fact>
        )}
        {place && (
          <Fact name={t('match.field')}>
            {field && arena ? (
              <a href={to(fieldAddress(year, arena.id, field.id))}>
                <bdi>{place}</bdi>
              </a>
            ) : (
              <bdi>{place}</bdi>
            )}
          </Fact>
        )}
        {arena && (
          <Fact name={t('match.arena')}>
            <a href={to(arenaAddress(year, arena.id))}>
              <bdi>{arena.name}</bdi>
            </a>
          </Fact>
        )}
        {match.referees && (
          <Fact name={t('match.referees')}>
            <bdi>{match.referees}</bdi>
          </Fact>
        )}
        {match.number && (
          <Fact name={t('match.number')} className="num">
            {match.number}
          </Fact>
        )}
        {stream && (
          <Fact name={t('match.stream')}>
            <a href={to(streamAddress(year, stream.id))}>
              <bdi>{stream.name}</bdi>
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )

  function beforeMove({ at: earlier, locationName }: NonNullable<Match['movedFrom']>): string {
    const time = earlier === null ? null : timed(`${shortDate(earlier, locale)} ${clock(earlier)}`, earlier)
    return [time, locationName].filter(Boolean).join(', ')
  }
}

interface FactProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

const Fact = ({ name, className, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
