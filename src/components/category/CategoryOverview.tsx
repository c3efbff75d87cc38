import { liveTable } from '../../domain/live/live-table.ts'
import {
  categoryTeamsAddress,
  divisionPage,
  localized,
  matchesAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bracketOf } from '../../domain/tournament/bracket.ts'
import { classState } from '../../domain/tournament/class-state.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { showsTable } from '../../domain/tournament/gates.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { sharedPlaces } from '../../domain/tournament/shared-places.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import CalendarLinks from '../calendar/CalendarLinks.tsx'
import NextMatches from '../match/NextMatches.tsx'
import PlaceLegend from '../team/PlaceLegend.tsx'
import RankingLine from '../team/RankingLine.tsx'
import Sentence from '../ui/Sentence.tsx'
import AcrossGroups from './AcrossGroups.tsx'
import Champion from './Champion.tsx'
import GroupPreview from './GroupPreview.tsx'
import NoTeams from './NoTeams.tsx'
import { weekText } from './week-text.ts'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  /** Address of the class through the years, without language; null if nobody has won it yet. */
  readonly history: string | null
}

/** The page of a class: links to its teams and play-offs, the champions, the next matches, and its groups. */
export default function CategoryOverview({ site, category, history }: Props) {
  const t = translator(site.locale)
  const groups = category.divisions.filter(({ kind }) => kind === 'group')
  /** Only in the latest edition can groups still be to come; a class without groups may also be a knock-out alone. */
  const undrawn = category.divisions.length === 0 && site.year === site.latestYear
  /** Every group must be empty: in a class that is drawn, some groups may wait for earlier ones. */
  const unknown =
    groups.length > 0 && groups.every(({ teamIds, matches }) => teamIds.length + matches.length === 0)
  return (
    <>
      <CategoryHead site={site} category={category} history={history} />
      {category.resultsHidden ? (
        <p className="note">{t('category.hidden')}</p>
      ) : (
        <Champions site={site} category={category} />
      )}
      <PlayoffsNext site={site} category={category} />
      {(groups.length > 0 || undrawn) && (
        <Groups site={site} category={category} groups={groups} areTeamsKnown={!unknown} />
      )}
      <AcrossGroups site={site} category={category} />
      <CalendarLinks site={site} subject={{ kind: 'class', id: category.id }} />
    </>
  )
}

/** The live and next matches of the class's play-offs, once its groups have been played. */
function PlayoffsNext({ site, category }: Pick<Props, 'site' | 'category'>) {
  if (!site.underWay || classState(category).kind !== 'playoff') return null
  const all = {
    address: `${localized(matchesAddress(site.year), site.locale)}?category=${encodeURIComponent(category.id)}`,
    text: translator(site.locale)('category.allMatches'),
  }
  const matches = category.divisions.flatMap((division) => division.matches)
  return (
    <NextMatches site={site} matches={matches} show={{ group: true, date: true, field: true }} all={all} />
  )
}

interface GroupsProps extends Pick<Props, 'site' | 'category'> {
  readonly groups: readonly Division[]
  /** False if only the names of the groups are known. */
  readonly areTeamsKnown: boolean
}

/** The groups of a class. If the places of all groups lead to the same divisions, a legend above the groups says so once. */
function Groups({ site, category, groups, areTeamsKnown }: GroupsProps) {
  const t = translator(site.locale)
  const tables = groups.filter((group) => showsTable(category, group))
  const places = sharedPlaces(tables.map((group) => liveTable(group, category).places))
  const targets = coloursOf(tables)
  const shared = targets && places
  return (
    <section className="section" aria-labelledby="groups">
      <h2 id="groups">{t('category.groups')}</h2>
      {groups.length === 0 && <p className="empty">{t('category.noGroups')}</p>}
      {shared && <PlaceLegend site={site} places={shared} targets={targets} />}
      {areTeamsKnown ? (
        <div className="grid of-20 fit gap-5 gap-x-4">
          {groups.map((group) => (
            <GroupPreview
              site={site}
              category={category}
              group={group}
              placesShown={!shared}
              key={group.id}
            />
          ))}
        </div>
      ) : (
        <Names site={site} groups={groups} />
      )}
      {tables.length > 0 && <RankingLine site={site} rule={category.ranking} />}
    </section>
  )
}

/** Returns the divisions that groups lead to, in the order of their colours; null if these differ from group to group. */
function coloursOf(groups: readonly Division[]): readonly string[] | null {
  const orders = groups.map(({ qualification }) => [
    ...new Set((qualification ?? []).map((place) => place.divisionId)),
  ])
  const longest = orders.reduce((one, other) => (other.length > one.length ? other : one), [])
  return orders.every((order) => order.every((id, at) => id === longest[at])) ? longest : null
}

/** Groups of which only the names are known. */
function Names({ site, groups }: { readonly site: EditionSite; readonly groups: readonly Division[] }) {
  return (
    <>
      <NoTeams site={site} />
      {groups.length > 0 && (
        <ul className="chips">
          {groups.map((group) => (
            <li key={group.id}>
              <a className="chip" href={localized(divisionPage(site.year, group), site.locale)}>
                <bdi>{group.name[site.locale]}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function CategoryHead({ site: { locale, year, underWay }, category, history }: Props) {
  const teams = playingTeams(category).length
  const week = underWay ? weekText(category, locale) : null
  return (
    <div className="page-head">
      <h1>
        <bdi>{category.name[locale]}</bdi> <span className="quiet">{year}</span>
      </h1>
      {week !== null && (
        <p className="lead">
          <Sentence text={week} />
        </p>
      )}
      <nav className="chips" aria-label={category.name[locale]}>
        <a className="chip" href={localized(categoryTeamsAddress(year, category.id), locale)}>
          {`${translator(locale)('category.allTeams')} `}
          {teams > 0 && <span className="num quiet">{teams}</span>}
        </a>
        {category.divisions
          .filter(({ kind }) => kind === 'playoff')
          .map((playoff) => (
            <a className="chip" href={localized(divisionPage(year, playoff), locale)} key={playoff.id}>
              <bdi>{playoff.name[locale]}</bdi>
            </a>
          ))}
        {history !== null && (
          <a className="chip" href={localized(history, locale)}>
            {translator(locale)('history.years')}
          </a>
        )}
      </nav>
    </div>
  )
}

function Champions({ site, category }: Pick<Props, 'site' | 'category'>) {
  const { locale, index } = site
  const t = translator(locale)
  const won = category.divisions.flatMap((division) => {
    const champion = division.kind === 'playoff' ? bracketOf(division).champion : null
    const team = index.teams.get((champion && teamIdOf(champion)) ?? '')
    return team ? [{ division, team }] : []
  })
  if (won.length === 0) return null
  return (
    <section className="section" aria-labelledby="champions" data-result="block">
      <h2 id="champions" className="hidden-text">
        {t('playoff.champion')}
      </h2>
      <div className="chips">
        {won.map(({ division: { id, name }, team }) => (
          <Champion
            site={site}
            team={team}
            title={t('category.champion', { playoff: name[locale] })}
            key={id}
          />
        ))}
      </div>
    </section>
  )
}
