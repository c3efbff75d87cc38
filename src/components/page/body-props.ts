import type { ReactElement } from 'react'
import type { ClubHistory } from '../../domain/club/club-history.ts'
import type { Memories } from '../../domain/history/weekday-memories.ts'
import type { ReportCoverage } from '../../domain/live/report-coverage.ts'
import type { PageKind, RouteOf } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Meetings } from '../../domain/tournament/club-meetings.ts'
import type { LastChampions } from '../home/Home.tsx'
import type { EditionYear } from '../statistics/edition-year.ts'
import type { ClubYears } from '../team/ClubSections.tsx'
import type { PageMoment } from '../ui/page-moment.ts'

/** What a body shows that its edition does not hold: data of other editions, and what a browser's schedule leaves out. */
export interface OtherEditions {
  readonly clubYears: ClubYears
  readonly clubHistory: ClubHistory | null
  readonly meetings: Meetings | null
  /** How much of the match of the page was reported. */
  readonly coverage: ReportCoverage
  readonly pickerYears: readonly number[]
  readonly lastChampions: LastChampions | null
  /** Memorable events of earlier editions by day of the week. */
  readonly memories: Memories
  readonly figures: readonly EditionYear[]
  /** The address of the subject's history through the years, without language; null if it has none. */
  readonly history: string | null
}

export interface BodyProps<Kind extends PageKind = PageKind> {
  readonly site: EditionSite
  readonly route: RouteOf<Kind>
  readonly otherEditions: OtherEditions
  readonly moment: PageMoment
}

/** The component of a page's body; it renders nothing if the edition lacks the subject of the page. */
export type PageBody<Kind extends PageKind = PageKind> = (props: BodyProps<Kind>) => ReactElement | null
