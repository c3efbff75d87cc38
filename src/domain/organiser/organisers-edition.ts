import type { Locale } from '../text/locale.ts'
import type { Publication } from '../tournament/publication.ts'

/** A text for both languages, or one for each, as the open format has it. */
export type GivenWords = string | Readonly<{ [Language in Locale]?: string | undefined }>

export interface GivenAnnouncement {
  readonly text: GivenWords
  readonly button?: { readonly link: string; readonly text: GivenWords } | undefined
}

export interface GivenStream {
  readonly id: string
  readonly name: string
  readonly url?: string | undefined
  readonly provider?: string | undefined
  readonly field?: string | undefined
  readonly requiresPass: boolean
}

export interface HiddenResults {
  readonly matchResults: boolean
  readonly conferenceResults: boolean
}

export interface OrganisersArena {
  readonly id: string
  readonly name: string
  readonly area: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly fields: readonly { readonly id: string; readonly name: string }[]
}

export interface OrganisersTeam {
  readonly id: string
  readonly name: string
  readonly nation: string | null
  readonly isWithdrawn: boolean
}

export interface OrganisersClass {
  readonly id: string
  readonly name: GivenWords
  readonly shortName: string
  readonly hidden: HiddenResults
  readonly teams: readonly OrganisersTeam[]
  readonly groups: readonly {
    readonly id: string
    readonly name: GivenWords
    readonly teams: readonly string[]
    readonly lots: readonly string[]
  }[]
}

export interface OrganisersMatch {
  readonly id: string
  readonly number: string | null
  readonly categoryId: string
  /** The name of a team, or what stands for it. */
  readonly home: string
  readonly away: string
  /** ISO 8601 with an offset. */
  readonly startsAt: string | null
  readonly state: string
}

/** What those who run the cup change of an edition, published or not. */
export interface OrganisersEdition {
  readonly published: Publication
  readonly announcements: readonly GivenAnnouncement[]
  readonly featured: readonly string[]
  readonly streams: readonly GivenStream[]
  readonly arenas: readonly OrganisersArena[]
  readonly clubs: readonly { readonly id: string; readonly name: string; readonly nation: string | null }[]
  readonly categories: readonly OrganisersClass[]
  readonly matches: readonly OrganisersMatch[]
}
