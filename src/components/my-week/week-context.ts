import type { Locale } from '../../domain/presentation/locale.ts'
import type { WeekWords } from './week-words.ts'

/** A favourite team as it is shown. */
export interface WeekTeam {
  readonly teamId: string
  readonly name: string
  /** Symbol in the sprite of flags. */
  readonly flag: string | null
  /** Short name of the class. */
  readonly category: string | null
}

export interface WeekField {
  readonly fieldId: string
  readonly arenaId: string
  readonly name: string
}

/** What every part of My Week needs to put a match into words. Maps are by id, names in the language of the page. */
export interface WeekContext {
  readonly year: number
  readonly locale: Locale
  readonly words: WeekWords
  readonly flags: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
  readonly divisions: ReadonlyMap<string, string>
  readonly followedTeams: ReadonlySet<string>
}
