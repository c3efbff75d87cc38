import { clubPresence, lastSeen, type TitleSeries } from '../../domain/history/club-records.ts'
import type { WinningRun } from '../../domain/history/match-records.ts'
import { localized, matchAddress, teamAddress } from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'

/** The number of entries of each kind on the page. */
const SHOWN = 6

interface RunsProps {
  readonly locale: Locale
  readonly runs: readonly WinningRun[]
}

/** Teams that won match after match. */
export function Runs({ locale, runs }: RunsProps) {
  const t = translator(locale)
  if (runs.length === 0) return null
  return (
    <section className="section" aria-labelledby="runs">
      <h2 id="runs">{t('records.runs')}</h2>
      <ul className="feats panel">
        {runs.slice(0, SHOWN).map(({ index: { edition }, category, team, length, match }) => (
          <li className="row baseline gap-3" key={`${edition.year} ${team.id}`}>
            <strong className="num">{length}</strong>
            <span>
              <Flag flag={nationOf(team.nationCode)?.flag} />{' '}
              <a dir="auto" href={localized(teamAddress(edition.year, team.id), locale)}>
                {hyphenated(team.name)}
              </a>
              <span className="small quiet">
                <span>
                  <bdi>{category.shortName}</bdi>
                  {` ${edition.year}`}
                </span>{' '}
                <a href={localized(matchAddress(edition.year, match.id), locale)}>
                  {t('records.lastOfThem')}
                </a>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SeriesProps {
  readonly locale: Locale
  readonly pastEditions: readonly EditionIndex[]
  readonly kind: 'grown' | 'defended' | 'firstTime'
  readonly list: readonly TitleSeries[]
}

/** Clubs by titles that belong together; each title links to its final. */
export function SeriesList({ locale, pastEditions, kind, list }: SeriesProps) {
  const t = translator(locale)
  if (list.length === 0) return null
  return (
    <section className="section" aria-labelledby={kind}>
      <h2 id={kind}>{t(`records.${kind}`)}</h2>
      <p className="small quiet">{t(`records.about.${kind}`)}</p>
      <ul className="feats panel">
        {list.slice(0, SHOWN).map(({ clubId, titles }) => (
          <li className="row baseline gap-3" key={`${clubId} ${titles[0]?.final.id}`}>
            {kind !== 'firstTime' && <strong className="num">{titles.length}</strong>}
            <span>
              <ClubLink locale={locale} pastEditions={pastEditions} clubId={clubId} />
              <span className="small quiet">
                {titles.map(({ year, category, final }) => (
                  <a href={localized(matchAddress(year, final.id), locale)} key={`${year} ${category.id}`}>
                    <bdi>{category.shortName}</bdi>
                    {` ${year}`}
                  </a>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PresenceProps {
  readonly locale: Locale
  readonly pastEditions: readonly EditionIndex[]
}

/** The clubs that came to every edition. */
export function Presence({ locale, pastEditions }: PresenceProps) {
  const t = translator(locale)
  const all = clubPresence(pastEditions)
    .filter(({ years }) => years.length === pastEditions.length)
    .flatMap(({ clubId }) => ({ clubId, name: lastSeen(clubId, pastEditions)?.name ?? '' }))
    .sort((one, other) => compareNames(one.name, other.name, locale))
  if (all.length === 0 || pastEditions.length < 2) return null
  return (
    <section className="section" aria-labelledby="presence">
      <h2 id="presence">{t('records.presence', { count: all.length })}</h2>
      <ul className="presence panel panel-pad">
        {all.map(({ clubId }) => (
          <li key={clubId}>
            <ClubLink locale={locale} pastEditions={pastEditions} clubId={clubId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClubLink({ locale, pastEditions, clubId }: PresenceProps & { readonly clubId: string }) {
  const seen = lastSeen(clubId, pastEditions)
  if (!seen) return null
  const { name, team, address } = seen
  return (
    <>
      <Flag flag={nationOf(team.nationCode)?.flag} />{' '}
      <a dir="auto" href={localized(address, locale)}>
        {hyphenated(name)}
      </a>
    </>
  )
}
