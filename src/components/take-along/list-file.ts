import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { originOf } from '../shell/structured-data.ts'

export const FILE_KINDS = ['ics', 'xlsx', 'csv'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Matches as they are shown, in their order, with the edition that they are of. */
export interface MatchList {
  readonly site: EditionSite
  /** As a calendar is to show it. */
  readonly name: string
  readonly matches: readonly Match[]
}

/** A list as a file. What writes a kind of file comes with the first of that kind. */
export async function listFile(kind: FileKind, { site, name, matches }: MatchList): Promise<Blob> {
  switch (kind) {
    case 'ics': {
      const { listCalendar } = await import('../calendar/calendar-text.ts')
      const text = listCalendar(site, name, matches, originOf(import.meta.env.SITE))
      return new Blob([text], { type: 'text/calendar;charset=utf-8' })
    }
    case 'csv': {
      const { matchListText } = await import('../../domain/open-data/match-table.ts')
      // No byte order mark: the rows are those of the open data. Who opens it in a spreadsheet has the sheet beside it.
      return new Blob([matchListText(site.index, matches)], { type: 'text/csv;charset=utf-8' })
    }
    case 'xlsx': {
      const { matchSheet } = await import('./match-sheet.ts')
      return matchSheet(site, matches)
    }
  }
}
