import type { ReactElement } from 'react'
import type { ClubHistory } from '../../../domain/club/club-history.ts'
import type { Memories } from '../../../domain/history/weekday-memories.ts'
import type { PageKind, RouteOf } from '../../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../../domain/site/page-site.ts'
import type { Meetings } from '../../../domain/tournament/club-meetings.ts'
import type { LastChampions } from '../../home/Home.tsx'
import type { EditionYear } from '../../statistics/edition-year.ts'
import type { ClubYears } from '../../team/ClubSections.tsx'
import type { PageMoment } from '../../ui/page-moment.ts'

/** What a body shows that its edition does not tell: of other editions, and what a browser's schedule leaves out. */
export interface OtherYears {
  readonly clubYears: ClubYears
  readonly clubHistory: ClubHistory | null
  readonly meetings: Meetings | null
  /** Whether the service has reports of the match that the page is about. */
  readonly isReported: boolean
  readonly pickerYears: readonly number[]
  readonly lastChampions: LastChampions | null
  /** What the days of the week are remembered for. */
  readonly memories: Memories
  readonly figures: readonly EditionYear[]
  /** Where its subject is told of through the years, without language; null where nobody tells of it. */
  readonly history: string | null
}

export interface BodyProps<Kind extends PageKind = PageKind> {
  readonly site: EditionSite
  readonly route: RouteOf<Kind>
  readonly others: OtherYears
  readonly moment: PageMoment
}

/** The body of a page; nothing where the edition has no such thing. */
export type PageBody<Kind extends PageKind = PageKind> = (props: BodyProps<Kind>) => ReactElement | null
