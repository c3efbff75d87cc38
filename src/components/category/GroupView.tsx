import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { gatesOf, showsTable } from '../../domain/tournament/gates.ts'
import { placesAhead } from '../../domain/tournament/scenario/places-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import EmbedCode from '../embed-code/EmbedCode.tsx'
import GroupNeeds from '../need/GroupNeeds.tsx'
import PlacesAhead from '../need/PlacesAhead.tsx'
import StandingsNotes from '../team/StandingsNotes.tsx'
import StandingsTable from '../team/StandingsTable.tsx'
import CarriedResults from './CarriedResults.tsx'
import DivisionHead from './DivisionHead.tsx'
import GroupMatches from './GroupMatches.tsx'
import NoTeams from './NoTeams.tsx'
import TeamChips from './TeamChips.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** A group's page: its table, and beside it its matches; below the table its notes and what it leads to. */
export default function GroupView({ site, category, division }: Props) {
  const t = translator(site.locale)
  const tablesShown = showsTable(category, division)
  const isEmpty = division.teamIds.length === 0 && division.published.length === 0
  return (
    <>
      <DivisionHead site={site} category={category} division={division} label={t('division.otherGroups')} />
      <div className="columns is-second-beside">
        <section className="section" aria-labelledby="standings">
          <h2 id="standings">{t(tablesShown ? 'division.standings' : 'nation.teams')}</h2>
          {!tablesShown ? (
            <GroupTeams site={site} category={category} division={division} />
          ) : isEmpty ? (
            <p className="empty">{t('division.noTable')}</p>
          ) : (
            <StandingsTable
              site={site}
              category={category}
              division={division}
              caption={`${division.name[site.locale]}, ${category.name[site.locale]}`}
              notesShown={false}
            />
          )}
        </section>
        {!gatesOf(site.index.edition.publication).matches && (
          <p className="empty section">{t('team.noSchedule')}</p>
        )}
        {division.matches.length > 0 && <GroupMatches site={site} division={division} />}
        {tablesShown && (
          <div className="section">
            {!isEmpty && (
              <>
                <StandingsNotes site={site} category={category} division={division} />
                <GroupNeeds site={site} category={category} division={division} />
                <PlacesAhead site={site} places={placesAhead(division, category)} />
              </>
            )}
            <CarriedResults site={site} results={division.carriedOver} />
          </div>
        )}
      </div>
      <EmbedCode site={site} embeds={[{ kind: 'division', category: category.id, division: division.id }]} />
    </>
  )
}

/** The teams of a group that shows no table. */
function GroupTeams({ site, category, division }: Props) {
  return (
    <>
      {(category.resultsHidden || category.tablesHidden) && (
        <p className="note">{translator(site.locale)('category.hidden')}</p>
      )}
      {division.teamIds.length > 0 ? (
        <TeamChips site={site} teamIds={division.teamIds} />
      ) : (
        <NoTeams site={site} />
      )}
    </>
  )
}
