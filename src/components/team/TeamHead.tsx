import {
  categoryAddress,
  divisionAddress,
  localized,
  nationAddress,
  playoffAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import HeartPlace from '../account/HeartPlace.tsx'
import Flag from '../match/Flag.tsx'

interface Props {
  readonly site: EditionSite
  readonly team: Team
  readonly category: Category
  /** All that it plays in. */
  readonly classes: readonly Category[]
  readonly matches: readonly Match[]
}

/** The name of a team, and the ways to its classes, groups, play-offs and nation. */
export default function TeamHead({ site, team, category, classes, matches }: Props) {
  const { locale, year, index } = site
  const to = (address: string) => localized(address, locale)
  const nation = nationOf(team.nationCode)
  const playoffs = new Set(
    matches.flatMap(({ divisionId }) => {
      const division = index.divisions.get(divisionId)
      return division?.kind === 'playoff' ? [division] : []
    }),
  )
  const ways = [
    ...classes.map((one) => ({ name: one.name[locale], address: categoryAddress(year, one.id) })),
    ...(index.groupsOfTeam.get(team.id) ?? []).map((group) => ({
      name: group.name[locale],
      address: divisionAddress(year, group.categoryId, group.id),
    })),
    ...[...playoffs].map((playoff) => ({
      name: playoff.name[locale],
      address: `${playoffAddress(year, playoff.categoryId, playoff.id)}?team=${encodeURIComponent(team.id)}`,
    })),
  ]
  return (
    <div className="page-head">
      <div className="head-row">
        <h1 className="title-flag">
          <Flag flag={nation?.flag} />
          <bdi>{team.name}</bdi>
        </h1>
        <HeartPlace
          locale={locale}
          from={to(teamAddress(year, team.id))}
          target={{
            kind: 'team',
            teamId: team.id,
            year,
            name: team.name,
            nation: nation?.names.en ?? '',
            nationCode: team.nationCode ?? '',
            category: category.name.en,
            categoryShort: category.shortName,
          }}
        />
      </div>
      <p className="chips">
        {ways.map(({ name, address }) => (
          <a className="chip" href={to(address)} key={address}>
            <bdi>{name}</bdi>
          </a>
        ))}
        {nation && (
          <a className="chip" href={to(nationAddress(year, nation.key))}>
            {nation.names[locale]}
          </a>
        )}
      </p>
    </div>
  )
}
