import { clubAddress, localized, searchAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import ClubEmblem from '../ui/ClubEmblem.tsx'
import PageHead from '../ui/PageHead.tsx'
import { byNation, clubsByName, decorated, type ListedClub, largest, type NationClubs } from './club-list.ts'

const MOST_NAMED = 10
/** Up to this many, all nations are open. */
const FEW = 40

const COLUMNS = ['nation.place.1', 'nation.place.2', 'nation.place.3'] as const

interface Props {
  readonly site: EditionSite
}

/** The page of an edition's clubs: the clubs with the most medals, then all clubs by nation. */
export default function ClubList({ site }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  const clubs = clubsByName(site)
  const nations = byNation(clubs, site)
  const best = decorated(clubs, MOST_NAMED)
  const many = best.length > 0 ? [] : largest(clubs, MOST_NAMED)
  const known = nations.filter(({ nation }) => nation !== null).length
  const lead =
    clubs.length === 0
      ? null
      : `${t('nation.clubs', { count: clubs.length })}, ${t('nations.lead', { count: known })}`
  return (
    <>
      <PageHead title={t('clubs.title', { year })} lead={lead}>
        {clubs.length > 0 && (
          <div className="chips">
            <a className="chip" href={localized(searchAddress(year), locale)}>
              <svg className="icon" aria-hidden="true">
                <use href="/icons.svg#search" />
              </svg>
              {t('clubs.search')}
            </a>
          </div>
        )}
      </PageHead>
      {clubs.length === 0 && <p className="empty">{t('clubs.none')}</p>}
      {best.length > 0 && <Decorated site={site} clubs={best} />}
      {many.length > 0 && clubs.length > FEW && (
        <section className="section" aria-labelledby="largest">
          <h2 id="largest">{t('clubs.largest')}</h2>
          <ul className="club-tiles grid of-19 gap-2">
            {many.map(({ club: { id, name, nationCode }, teams }) => (
              <li key={id}>
                <a className="card" href={localized(clubAddress(year, id), locale)}>
                  <ClubEmblem club={name} />
                  <strong>
                    <bdi>{hyphenated(name)}</bdi>
                  </strong>
                  <span className="small quiet">
                    {nationCode !== null && <Flag flag={nationOf(nationCode)?.flag} />}
                    {` ${t('categories.teams', { count: teams })}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {clubs.length > 0 && (
        <section className="section" aria-labelledby="all">
          <h2 id="all">{t('clubs.byNation')}</h2>
          <div className="folds club-nations stack upper gap-2">
            {nations.map((one) => (
              <OfNation site={site} of={one} isOpen={clubs.length <= FEW} key={one.nation?.key ?? ''} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

interface NationProps {
  readonly site: EditionSite
  readonly of: NationClubs
  readonly isOpen: boolean
}

function OfNation({ site: { locale, year }, of: { nation, clubs }, isOpen }: NationProps) {
  const t = translator(locale)
  return (
    <details className="fold panel" open={isOpen}>
      <summary>
        <Flag flag={nation?.flag} />
        <h3>{nation?.names[locale] ?? t('clubs.noNation')}</h3>
        <span className="num quiet">{wholeNumber(clubs.length, locale)}</span>
      </summary>
      <ul className="name-list grid of-17 gap-x-5">
        {clubs.map(({ club: { id, name }, teams }) => (
          <li key={id}>
            <ClubEmblem club={name} />
            <a dir="auto" href={localized(clubAddress(year, id), locale)}>
              {hyphenated(name)}
            </a>
            {teams > 0 && <span className="num quiet small">{wholeNumber(teams, locale)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Decorated({ site, clubs }: { readonly site: EditionSite; readonly clubs: readonly ListedClub[] }) {
  const { locale, year } = site
  const t = translator(locale)
  return (
    <div className="table-box" data-result="block" data-about={t('clubs.most')}>
      <table className="club-table">
        <caption className="hidden-text">{t('clubs.most')}</caption>
        <thead>
          <tr>
            <th scope="col" className="text">
              {t('clubs.most')}
            </th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clubs.map(({ club: { id, name }, medals }) => (
            <tr key={id}>
              <th scope="row">
                <ClubEmblem club={name} />
                <a href={localized(clubAddress(year, id), locale)}>
                  <bdi>{hyphenated(name)}</bdi>
                </a>
              </th>
              {medals.map((value, at) => (
                <td key={COLUMNS[at]}>{value > 0 ? wholeNumber(value, locale) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
