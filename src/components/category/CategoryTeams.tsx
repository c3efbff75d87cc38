import {
  divisionAddress,
  localized,
  nationAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import PageHead from '../ui/PageHead.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
}

/** The page of a class's teams: each with its nation and its group. */
export default function CategoryTeams({ site, category }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const teams = category.teams.toSorted((one, other) => compareNames(one.name, other.name, locale))
  const count = playingTeams(category).length
  const title = t('teams.title', { name: category.name[locale], year })
  return (
    <>
      <PageHead title={title} lead={count > 0 ? t('categories.teams', { count }) : null} />
      {count === 0 ? (
        <p className="empty">
          {t(gatesOf(index.edition.publication).teams ? 'category.noTeams' : 'category.teamsUnpublished')}
        </p>
      ) : (
        <div className="table-box stacked">
          <table>
            <caption className="hidden-text">{t('category.allTeams')}</caption>
            <thead>
              <tr>
                <th scope="col" className="text">
                  {t('teams.team')}
                </th>
                <th scope="col" className="text">
                  {t('teams.nation')}
                </th>
                <th scope="col" className="text">
                  {t('teams.group')}
                </th>
              </tr>
            </thead>
            <tbody>
              {teams.map((team) => (
                <TeamRow site={site} category={category} team={team} key={team.id} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function TeamRow({ site, category, team }: Props & { readonly team: Team }) {
  const { locale, year, index } = site
  const nation = nationOf(team.nationCode)
  const group = index.groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)
  return (
    <tr>
      <th scope="row">
        <a href={localized(teamAddress(year, team.id), locale)}>
          <bdi>{hyphenated(team.name)}</bdi>
        </a>
        {team.withdrawn && <span className="small quiet">{` ${translator(locale)('withdrawn.mark')}`}</span>}
      </th>
      <td className="text">
        {nation && (
          <>
            <Flag flag={nation.flag} />{' '}
            <a href={localized(nationAddress(year, nation.key), locale)}>{nation.names[locale]}</a>
          </>
        )}
      </td>
      <td className="text">
        {group && (
          <a href={localized(divisionAddress(year, category.id, group.id), locale)}>
            <bdi>{group.name[locale]}</bdi>
          </a>
        )}
      </td>
    </tr>
  )
}
