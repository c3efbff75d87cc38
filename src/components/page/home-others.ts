import { yearPickerYears } from '../../domain/publication/latest-year.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { editionPhase } from '../../domain/tournament/edition-phase.ts'
import { lastChampions } from '../home/wall-champions.ts'
import type { OtherYears } from './PageBody.tsx'

/** What home shows of other editions: the years there are, and until its first match the last champions. */
export function homeOthers({
  year,
  latestYear,
  index,
  all,
}: PageSite): Pick<OtherYears, 'pickerYears' | 'lastChampions'> {
  const isToCome = editionPhase(index, latestYear).kind === 'to-come'
  return {
    pickerYears: yearPickerYears(all.indexes.map(({ edition }) => edition)),
    lastChampions: isToCome ? lastChampions(all.indexes, year, latestYear) : null,
  }
}
