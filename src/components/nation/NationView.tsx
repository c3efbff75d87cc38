import { categoryAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { compareNames } from '../../domain/presentation/name-order.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { addRecords, NO_RECORD, teamRecord } from '../../domain/tournament/team-record.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import type { PageMoment } from '../page/page-moment.ts'
import RecordFigures from '../team/RecordFigures.tsx'
import { namedNation } from './named-nation.ts'

interface Props {
  readonly site: EditionSite
  /** Its key (see `nationOf`). */
  readonly nation: string
  readonly teams: readonly Team[]
  readonly moment: PageMoment
}

/** A nation's page: what its teams did together, and its teams by class. */
export default function NationView({ site, nation, teams, moment }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const { name, flag } = namedNation(nation, teams, locale)
  const clubs = new Set(teams.map((team) => team.clubId ?? team.name)).size
  const record = teams
    .map(({ id }) => teamRecord(index.matchesByTeam.get(id) ?? [], id))
    .reduce(addRecords, NO_RECORD)
  return (
    <>
      <div className="page-head">
        <h1 className="title-flag">
          <Flag flag={flag} />
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">
          {`${t('categories.teams', { count: teams.length })} · ${t('nation.clubs', { count: clubs })}`}
        </p>
      </div>
      <RecordFigures record={record} teams={teams.length} t={t} />
      {moment.freshness}
      <section className="section" aria-labelledby="teams">
        <h2 id="teams">{t('nation.teams')}</h2>
        <TeamsByClass site={site} teams={teams} />
      </section>
    </>
  )
}

function TeamsByClass({ site, teams }: Pick<Props, 'site' | 'teams'>) {
  const { locale, year, index } = site
  const own = new Set(teams.map(({ id }) => id))
  const classes = index.edition.categories
    .map((category) => ({
      category,
      entered: category.teams
        .filter(({ id }) => own.has(id))
        .toSorted((one, other) => compareNames(one.name, other.name, locale)),
    }))
    .filter(({ entered }) => entered.length > 0)
  return (
    <div className="cards">
      {classes.map(({ category, entered }) => (
        <section className="card" aria-label={category.name[locale]} key={category.id}>
          <h3>
            <a href={localized(categoryAddress(year, category.id), locale)}>
              <bdi>{category.name[locale]}</bdi>
            </a>
          </h3>
          <ul>
            {entered.map(({ id, name }) => (
              <li key={id}>
                <a href={localized(teamAddress(year, id), locale)}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
