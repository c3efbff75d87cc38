import type { FileKind } from '../../components/download/DownloadPanel.tsx'
import { originOf } from '../../domain/site/origin.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'

/** Matches in the order in which they are shown, with their edition. */
export interface MatchList {
  readonly site: EditionSite
  /** The name that a calendar shows. */
  readonly name: string
  readonly matches: readonly Match[]
}

/** Returns a list as a file. The code that writes a kind of file loads with the first file of that kind. */
export async function listFile(kind: FileKind, { site, name, matches }: MatchList): Promise<Blob> {
  switch (kind) {
    case 'ics': {
      const { listCalendar } = await import('./calendar-text.ts')
      const text = listCalendar(site, name, matches, originOf(import.meta.env.SITE))
      return new Blob([text], { type: 'text/calendar;charset=utf-8' })
    }
    case 'csv': {
      const { matchListText } = await import('../../domain/open-data/match-table.ts')
      return new Blob([matchListText(site.index, matches, site.locale)], { type: 'text/csv;charset=utf-8' })
    }
    case 'xlsx': {
      const { matchSheet } = await import('./match-sheet.ts')
      return matchSheet(site, matches)
    }
  }
}
