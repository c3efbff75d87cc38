import type { MouseEvent } from 'react'
import { type WeekFilter, weekQuery } from '../../domain/my-week/week-filter.ts'
import { favouritesAddress, localized } from '../../domain/presentation/addresses.ts'
import { dayShort } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'
import type { WeekContext, WeekField, WeekTeam } from './week-context.ts'

interface Props {
  teams: readonly WeekTeam[]
  fields: readonly WeekField[]
  /** Days with matches, `YYYY-MM-DD` in Stockholm. */
  days: readonly string[]
  filter: WeekFilter
  context: WeekContext
  onFilter: (filter: WeekFilter) => void
}

/** The filters of the week as links: each filter is an address that can be shared. */
export default function WeekFilters({ teams, fields, days, filter, context, onFilter }: Props) {
  const { t, locale } = context
  const isWhole = filter.team === null && filter.field === null
  const link = { filter, context, onFilter }
  return (
    <div className="week-filters stack gap-2">
      {teams.length + fields.length > 1 && (
        <nav className="chips" aria-label={t('myWeek.filter')}>
          <Choice {...link} to={{ ...filter, team: null, field: null }} isChosen={isWhole}>
            {t('myWeek.all')}
          </Choice>
          {teams.map(({ teamId, name, flag, category }) => (
            <Choice
              key={teamId}
              {...link}
              to={{ ...filter, team: teamId, field: null }}
              isChosen={filter.team === teamId}
            >
              {flag && (
                <svg className="flag" aria-hidden="true">
                  <use href={`/flags.svg#${flag}`} />
                </svg>
              )}
              <bdi>{name}</bdi>
              {category && <bdi className="chip-count">{category}</bdi>}
            </Choice>
          ))}
          {fields.map(({ fieldId, name }) => (
            <Choice
              key={fieldId}
              {...link}
              to={{ ...filter, team: null, field: fieldId }}
              isChosen={filter.field === fieldId}
            >
              <svg className="icon" aria-hidden="true">
                <use href="/icons.svg#map-pin" />
              </svg>
              <bdi>{name}</bdi>
            </Choice>
          ))}
        </nav>
      )}
      {days.length > 1 && (
        <nav className="chips" aria-label={t('myWeek.day')}>
          <Choice {...link} to={{ ...filter, day: null }} isChosen={filter.day === null}>
            {t('myWeek.allDays')}
          </Choice>
          {days.map((day) => (
            <Choice key={day} {...link} to={{ ...filter, day }} isChosen={filter.day === day}>
              <span className="day-name">
                <Time when={day} text={dayShort(day, locale)} />
              </span>
            </Choice>
          ))}
        </nav>
      )}
    </div>
  )
}

interface ChoiceProps {
  to: WeekFilter
  isChosen: boolean
  context: WeekContext
  onFilter: (filter: WeekFilter) => void
  children: React.ReactNode
}

function Choice({ to, isChosen, context, onFilter, children }: ChoiceProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onFilter(to)
  }
  return (
    <a
      className="chip"
      href={localized(favouritesAddress(context.year), context.locale) + weekQuery(to)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  )
}
