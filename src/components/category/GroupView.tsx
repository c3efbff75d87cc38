import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { gatesOf, showsTable } from '../../domain/tournament/gates.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import EmbedCode from '../embed-code/EmbedCode.tsx'
import MatchList from '../match/MatchList.tsx'
import GroupNeeds from '../need/GroupNeeds.tsx'
import PlacesAhead from '../need/PlacesAhead.tsx'
import StandingsTable from '../team/StandingsTable.tsx'
import CarriedResults from './CarriedResults.tsx'
import DivisionHead from './DivisionHead.tsx'
import NoTeams from './NoTeams.tsx'
import TeamChips from './TeamChips.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** A group's page: its table and its matches. */
export default function GroupView({ site, category, division }: Props) {
  const t = translator(site.locale)
  const tablesShown = showsTable(category, division)
  return (
    <>
      <DivisionHead site={site} category={category} division={division} label={t('division.otherGroups')} />
      <section className="section" aria-labelledby="standings">
        <h2 id="standings">{t(tablesShown ? 'division.standings' : 'nation.teams')}</h2>
        {tablesShown ? (
          <GroupTable site={site} category={category} division={division} />
        ) : (
          <>
            {(category.resultsHidden || category.tablesHidden) && (
              <p className="note">{t('category.hidden')}</p>
            )}
            {division.teamIds.length > 0 ? (
              <TeamChips site={site} teamIds={division.teamIds} />
            ) : (
              <NoTeams site={site} />
            )}
          </>
        )}
      </section>
      {tablesShown && <CarriedResults site={site} results={division.carriedOver} />}
      {!gatesOf(site.index.edition.publication).matches && (
        <p className="empty section">{t('team.noSchedule')}</p>
      )}
      {division.matches.length > 0 && (
        <section className="section" aria-labelledby="matches">
          <h2 id="matches">{t('division.matches')}</h2>
          <MatchList site={site} matches={division.matches} show={{ field: true }} />
        </section>
      )}
      <EmbedCode site={site} embeds={[{ kind: 'division', category: category.id, division: division.id }]} />
    </>
  )
}

function GroupTable({ site, category, division }: Props) {
  const t = translator(site.locale)
  if (division.teamIds.length === 0 && division.published.length === 0)
    return <p className="empty">{t('division.noTable')}</p>
  return (
    <>
      <StandingsTable
        site={site}
        category={category}
        division={division}
        caption={`${division.name[site.locale]}, ${category.name[site.locale]}`}
      />
      <GroupNeeds site={site} category={category} division={division} />
      <PlacesAhead site={site} places={placesAhead(division, category)} />
    </>
  )
}
