import { divisionAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { gatesOf, showsTable } from '../../domain/tournament/gates.ts'
import { translator } from '../../i18n/translate.ts'
import StandingsTable from '../team/StandingsTable.tsx'
import NoTeams from './NoTeams.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly group: Division
  readonly placesShown: boolean
}

/**
 * A group on the page of its class: its table, or its teams if it has no table, and the link to its page. If that page has
 * neither table nor matches, the name is the link.
 */
export default function GroupPreview({ site, category, group, placesShown }: Props) {
  const { locale, year, index } = site
  const name = group.name[locale]
  const address = localized(divisionAddress(year, category.id, group.id), locale)
  const hasTable = showsTable(category, group) && group.teamIds.length > 0
  const hasMore = hasTable || gatesOf(index.edition.publication).matches
  return (
    <div className="group stack gap-2 packed">
      {hasTable ? (
        <StandingsTable
          site={site}
          category={category}
          division={group}
          caption={name}
          placesShown={placesShown}
          isOneOfMany
        />
      ) : (
        <div className="panel panel-pad">
          <h3>
            {hasMore ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={address}>
                <bdi>{name}</bdi>
              </a>
            )}
          </h3>
          {group.teamIds.length === 0 ? (
            <NoTeams site={site} />
          ) : (
            <ul>
              {group.teamIds
                .flatMap((id) => index.teams.get(id) ?? [])
                .map((team) => (
                  <li key={team.id}>
                    <a href={localized(teamAddress(year, team.id), locale)}>
                      <bdi>{hyphenated(team.name)}</bdi>
                    </a>
                  </li>
                ))}
            </ul>
          )}
        </div>
      )}
      {hasMore && (
        <a className="small" href={address}>
          {translator(locale)('category.showGroup')}
          <span className="hidden-text">{`: ${name}`}</span>
        </a>
      )}
    </div>
  )
}
