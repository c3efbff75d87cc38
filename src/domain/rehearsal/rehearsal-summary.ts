import type { Edition } from '../tournament/edition.ts'
import { indexEdition } from '../tournament/edition-index.ts'
import type { RehearsalFindings } from './rehearsal-findings.ts'

/** What an organiser may say of a rehearsal. */
export interface RehearsalWish {
  /** `all`, or a day as `YYYY-MM-DD` in Stockholm; what lies before it is played, too. */
  readonly days: string
  /** The least time from the end of a match to the start of the team's next one, in minutes. */
  readonly rest: number
  /** Another number lets other fields be late, and other teams win. */
  readonly seed: number
}

export interface RehearsalProgress {
  readonly played: number
  /** How many there are to play. */
  readonly matches: number
  /** The time of the cup that is played, epoch milliseconds. */
  readonly at: number
}

/** What a rehearsal found, with all that its words need. */
export interface RehearsalSummary extends RehearsalFindings {
  readonly year: number
  readonly wish: RehearsalWish
  /** When it began on the world's clock, epoch milliseconds. */
  readonly at: number
  /** The revision of the edition that was copied. */
  readonly revision: string
  /** Whether everybody saw the schedule: pages of its matches exist. */
  readonly isPublic: boolean
  readonly reports: number
  /** How long the play took, milliseconds. */
  readonly ms: number
  readonly withoutLink: readonly { readonly fieldId: string; readonly day: string }[]
  /** The names of teams and fields by their ids. */
  readonly teams: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

/** Why a rehearsal found nothing: no match is on its day, it needs more memory than it may have, or anything else. */
export type RehearsalFailure = 'no-match' | 'memory' | 'failed'

/** What organisers see of the rehearsals of an edition. */
export interface RehearsalState {
  /** Progress is null until the copy is made. */
  readonly running: { readonly wish: RehearsalWish; readonly progress: RehearsalProgress | null } | null
  /** Why the last one found nothing. */
  readonly failure: RehearsalFailure | null
  readonly last: RehearsalSummary | null
  /** Whether the edition is another one by now than the last one played. */
  readonly isOutdated: boolean
}

type PlayedRehearsal = Pick<
  RehearsalSummary,
  'wish' | 'at' | 'revision' | 'isPublic' | 'reports' | 'ms' | 'withoutLink'
> & {
  readonly after: Edition
  readonly findings: RehearsalFindings
}

/** Returns what a rehearsal found: of the edition, only the names that its findings use. */
export function summaryOfRehearsal({ after, findings, ...rest }: PlayedRehearsal): RehearsalSummary {
  const { teams, fields } = indexEdition(after)
  const faults = [...findings.planned, ...findings.played]
  const ids = [
    ...faults.flatMap((fault) => ('teamId' in fault ? [fault.teamId] : [])),
    ...findings.missing.flatMap(({ sharedBy }) => sharedBy),
  ]
  return {
    ...findings,
    ...rest,
    year: after.year,
    teams: Object.fromEntries(ids.map((id) => [id, teams.get(id)?.name ?? id])),
    fields: Object.fromEntries([...fields.values()].map(({ id, name }) => [id, name])),
  }
}
