import type { ReactNode } from 'react'
import type { Entry, Followed } from '../../domain/my-week/entry.ts'
import { nextUp } from '../../domain/my-week/next-up.ts'
import { timeline } from '../../domain/my-week/timeline.ts'
import { filterWeek, type WeekFilter, WHOLE_WEEK } from '../../domain/my-week/week-filter.ts'
import FavouriteList from './FavouriteList.tsx'
import NextUpCard from './NextUpCard.tsx'
import NoFavourites from './NoFavourites.tsx'
import WeekDays from './WeekDays.tsx'
import WeekFilters from './WeekFilters.tsx'
import WeekPrint from './WeekPrint.tsx'
import type { WeekContext, WeekField, WeekTeam } from './week-context.ts'

interface Props {
  context: WeekContext
  teams: readonly WeekTeam[]
  fields: readonly WeekField[]
  followed: Followed
  /** All matches of the favourites, in order of play. */
  entries: readonly Entry[]
  /** The cup's clock in epoch milliseconds; null if it is not known or the edition is over. */
  now: number | null
  filter: WeekFilter
  onFilter: (filter: WeekFilter) => void
  onRemoveTeam: ((team: WeekTeam) => void) | null
  onRemoveField: ((field: WeekField) => void) | null
  /** The tools to share and to export this week. */
  tools: ReactNode
  /** The story of the week, once it is over. */
  story: ReactNode
}

/** My Week of a signed-in visitor: what is next, the timeline, the favourites. */
export default function Week(props: Props) {
  const {
    context,
    teams,
    fields,
    followed,
    entries,
    now,
    filter,
    onFilter,
    onRemoveTeam,
    onRemoveField,
    tools,
    story,
  } = props
  const { t } = context
  if (teams.length + fields.length === 0) return <NoFavourites context={context} />
  const shown = filterWeek(entries, filter)
  // If the filter names a field, the week is about that field's matches, not about the teams.
  const about = filter.field === null ? followed : { teams: new Set<string>(), fields: followed.fields }
  const days = [...new Set(entries.flatMap(({ day }) => day ?? []))].sort()
  const isEditionOver = entries.every(({ phase }) => phase === 'over')
  return (
    <>
      {story}
      {entries.length > 0 && <NextUpCard up={nextUp(entries, followed, now)} now={now} context={context} />}
      {entries.length === 0 ? (
        <p className="empty">{t('myWeek.noMatches')}</p>
      ) : (
        <>
          <WeekFilters
            teams={teams}
            fields={fields}
            days={days}
            filter={filter}
            context={context}
            onFilter={onFilter}
          />
          {shown.length === 0 ? (
            <div className="empty week-nothing stack gap-3 at-start">
              <p>{t('myWeek.nothingChosen')}</p>
              <button
                type="button"
                className="button"
                onClick={() => onFilter({ ...WHOLE_WEEK, shared: filter.shared })}
              >
                {t('myWeek.showAll')}
              </button>
            </div>
          ) : (
            <WeekDays
              days={timeline(shown, about, now)}
              context={context}
              isOneDay={filter.day !== null}
              isEditionOver={isEditionOver}
            />
          )}
          <div className="week-tools cluster upper gap-2">
            <button type="button" className="chip week-print-button" onClick={() => print()}>
              <svg className="icon" aria-hidden="true">
                <use href="/icons.svg#printer" />
              </svg>
              {t('myWeek.print')}
            </button>
            {tools}
          </div>
          <WeekPrint entries={shown} context={context} />
        </>
      )}
      {filter.shared.length === 0 && (
        <FavouriteList
          teams={teams}
          fields={fields}
          without={filter.without}
          context={context}
          onRemoveTeam={onRemoveTeam}
          onRemoveField={onRemoveField}
          onShowField={(fieldId, isShown) =>
            onFilter({
              ...filter,
              without: isShown ? filter.without.filter((id) => id !== fieldId) : [...filter.without, fieldId],
            })
          }
        />
      )}
    </>
  )
}
