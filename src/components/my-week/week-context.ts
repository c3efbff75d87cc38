import type { Favourites } from '../../domain/account/favourites.ts'
import type { Followed } from '../../domain/my-week/entry.ts'
import type { WeekFilter } from '../../domain/my-week/week-filter.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { weekdayOf } from '../../domain/time/stockholm.ts'
import { type Translate, translator } from '../../i18n/translate.ts'

/** A favourite team as My Week shows it. */
export interface WeekTeam {
  readonly teamId: string
  readonly name: string
  /** The flag's symbol in the sprite. */
  readonly flag: string | null
  /** The short name of the class. */
  readonly category: string | null
}

export interface WeekField {
  readonly fieldId: string
  readonly arenaId: string
  readonly name: string
}

/** What every part of My Week needs to describe a match. Maps are by id, names are in the language of the page. */
export interface WeekContext {
  readonly year: number
  readonly locale: Locale
  readonly t: Translate
  readonly flags: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
  readonly divisions: ReadonlyMap<string, string>
  /** The edition as it is now; null until it is known, and null if nothing of it is still to come. */
  readonly site: EditionSite | null
}

/** Returns what the week shows. Names are those of the schedule, or else those stored with the favourite. */
export function weekContext(
  year: number,
  locale: Locale,
  favourites: Favourites,
  schedule: Schedule | null,
  site: EditionSite | null = null,
): {
  readonly context: WeekContext
  readonly teams: readonly WeekTeam[]
  readonly fields: readonly WeekField[]
  readonly followed: Followed
} {
  const flags = new Map(
    [...(schedule?.teams.values() ?? [])].flatMap(({ id, nationCode }) => {
      const nation = schedule?.nations.get(nationCode ?? '')
      return nation?.known ? [[id, nation.flag] as const] : []
    }),
  )
  return {
    context: {
      year,
      locale,
      site,
      t: translator(locale),
      flags,
      categories: new Map([...(schedule?.categories ?? [])].map(([id, { shortName }]) => [id, shortName])),
      divisions: new Map([...(schedule?.divisions ?? [])].map(([id, { name }]) => [id, name[locale]])),
    },
    teams: favourites.teams.map(({ teamId, name, categoryShort }) => {
      const team = schedule?.teams.get(teamId)
      const category = schedule?.categories.get(team?.categoryId ?? '')
      return {
        teamId,
        name: team?.name ?? name,
        flag: flags.get(teamId) ?? null,
        category: category?.shortName ?? (categoryShort || null),
      }
    }),
    fields: favourites.fields.map(({ fieldId, arenaId, name }) => {
      const field = schedule?.fields.get(fieldId)
      return { fieldId, arenaId: field?.arenaId ?? arenaId, name: field?.name ?? name }
    }),
    followed: {
      teams: new Set(favourites.teams.map(({ teamId }) => teamId)),
      fields: new Set(favourites.fields.map(({ fieldId }) => fieldId)),
    },
  }
}

/** Returns the parts of the name of an exported file: the chosen team, field and day. */
export function weekNames(
  { team, field, day }: WeekFilter,
  { context, teams, fields }: Pick<ReturnType<typeof weekContext>, 'context' | 'teams' | 'fields'>,
): string[] {
  const chosen = [
    teams.find(({ teamId }) => teamId === team)?.name,
    fields.find(({ fieldId }) => fieldId === field)?.name,
    day === null ? null : weekdayOf(day, context.locale),
  ]
  return [context.t('nav.myWeek'), ...chosen.flatMap((name) => name ?? [])]
}
