import type { Locale, Words } from '../text/locale.ts'
import type { Match, Reason, SideName } from './match.ts'
import type { Publication } from './publication.ts'
import type { RankingRule } from './ranking.ts'
import type { FairPlay } from './ranking-key.ts'
import type { GivenPoints } from './tally.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Coordinates in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export type Gender = 'boys' | 'girls' | 'mixed'

export interface Announcement {
  readonly text: string
  readonly button: { readonly link: string; readonly text: string } | null
}

export interface StreamingInfo {
  readonly info: string | null
  readonly access: string | null
}

/** A year of the cup as the list of editions describes it: enough for the shell of every page. */
export interface EditionSummary {
  readonly id: string
  readonly year: number
  readonly tournamentId: string | null
  readonly name: string
  /** Epoch milliseconds (UTC); null if the service gives none. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly publication: Publication
  readonly announcements: Readonly<Record<Locale, readonly Announcement[]>>
  readonly streaming: Readonly<Record<Locale, StreamingInfo>>
  readonly revision: string
}

export interface Club {
  readonly id: string
  readonly name: string
  readonly nationCode: string | null
}

export interface Team {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  readonly clubId: string | null
  /** As the service writes it; `nationOf` gives flag, name and address. */
  readonly nationCode: string | null
  /** Present if the team has withdrawn from the class. */
  readonly withdrawn?: Withdrawal
}

export interface Category {
  readonly id: string
  readonly name: Words
  readonly shortName: string
  readonly gender: Gender
  readonly age: number | null
  /** True if no results are published, by design (mini-handball). */
  readonly resultsHidden: boolean
  readonly tablesHidden: boolean
  readonly ranking: RankingRule
  readonly matchMinutes: number | null
  readonly stages: readonly Stage[]
  readonly teams: readonly Team[]
  readonly divisions: readonly Division[]
}

export type DivisionKind = 'group' | 'playoff'

export interface Stage {
  readonly id: string
  readonly rank: number
  readonly kind: DivisionKind
  readonly name: Words
  readonly divisionIds: readonly string[]
}

export interface Division {
  readonly id: string
  readonly stageId: string
  readonly categoryId: string
  readonly kind: DivisionKind
  readonly name: Words
  readonly teamIds: readonly string[]
  readonly matches: readonly Match[]
  /** The table as published; empty if there is none. Published ranks are authoritative; the chain only explains them. */
  readonly published: readonly PublishedRow[]
  readonly lots: readonly string[]
  /** The fair-play points of teams, as the cup gives them; left out if it gives none. */
  readonly fairPlay?: readonly FairPlay[]
  /** The points that a jury gave or took in a group, each decision for itself; left out if there are none. */
  readonly adjustments?: readonly Adjustment[]
  readonly carriedOver: readonly CarriedResult[]
  /** Where the places of a group lead, as the draw says: [] if no place leads on, null if nobody said. */
  readonly qualification: readonly Qualification[] | null
  /** The places that lead on from some groups only; left out if none is told. */
  readonly bestPlaces?: readonly BestPlace[]
}

/** Of all teams on the place `rank` in the groups that say so, the `count` best go to a division: the 4 best thirds. */
export interface BestPlace {
  readonly rank: number
  readonly count: number
  readonly divisionId: string
}

/** A decision of a jury about the points of a team. */
export interface Adjustment extends GivenPoints {
  readonly reason: Reason | null
}

/** The places from `fromRank` to `toRank` of a group lead to a division. */
export interface Qualification {
  readonly fromRank: number
  readonly toRank: number
  readonly divisionId: string
}

export interface PublishedRow {
  readonly rank: number
  readonly teamId: string
  readonly teamName: string
  readonly played: number
  readonly won: number
  readonly tied: number
  readonly lost: number
  readonly points: number
  readonly goalsFor: number
  readonly goalsAgainst: number
}

export interface CarriedResult {
  readonly matchId: string | null
  readonly homeTeamId: string
  readonly awayTeamId: string
  readonly score: { readonly home: number; readonly away: number }
  /** Who won the penalties after a level score; left out if there were none. */
  readonly onPenalties?: SideName
  /** Present if both teams lost it. */
  readonly bothLose?: true
}

export interface Arena {
  readonly id: string
  readonly name: string
  readonly area: string | null
  readonly coordinates: Coordinates | null
  readonly fields: readonly Field[]
}

export interface Field {
  readonly id: string
  readonly arenaId: string
  readonly name: string
  readonly aliases: readonly { readonly name: string; readonly day: string | null }[]
  /** When nothing is played on it, in order; left out if there are none. */
  readonly breaks?: readonly FieldBreak[]
}

/** A break in a field's day. Epoch milliseconds. */
export interface FieldBreak {
  readonly from: number
  readonly to: number
  /** null if it has no name, such as lunch. */
  readonly name: Words | null
}

export interface Stream {
  readonly id: string
  readonly name: string
  /** An https URL; any other was dropped when the data was read. */
  readonly url: string | null
  readonly provider: string | null
  readonly fieldId: string | null
  readonly requiresPass: boolean
}

export interface Sponsor {
  readonly id: string
  readonly name: string
  readonly url: string | null
  readonly placement: string
  readonly text: string | null
}

/** The whole of one edition, as read in one revision. */
export interface Edition extends EditionSummary {
  readonly statistics: { readonly teams: number; readonly nations: number; readonly matches: number }
  /** Match ids of the featured games, in the service's order. */
  readonly featured: readonly string[]
  readonly categories: readonly Category[]
  readonly clubs: readonly Club[]
  readonly arenas: readonly Arena[]
  readonly streams: readonly Stream[]
  readonly sponsors: readonly Sponsor[]
  /** The ids that teams and matches had before, the oldest first; left out if none had another. */
  readonly formerIds?: readonly FormerId[]
}

/** An id that a team or match of an edition had before. */
export interface FormerId {
  readonly kind: 'team' | 'match'
  readonly former: string
  readonly id: string
}
