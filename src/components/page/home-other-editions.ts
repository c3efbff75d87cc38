import { weekdayMemories } from '../../domain/history/weekday-memories.ts'
import { yearPickerYears } from '../../domain/publication/latest-year.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { editionPhase } from '../../domain/tournament/edition-phase.ts'
import { lastChampions } from '../home/wall-champions.ts'
import type { OtherEditions } from './bodies/body-props.ts'

/**
 * Returns what home shows of other editions: the available years, the last champions until the first match of this
 * edition, and the memorable events of its days.
 */
export function homeOtherEditions({
  year,
  latestYear,
  index,
  all,
}: PageSite): Pick<OtherEditions, 'pickerYears' | 'lastChampions' | 'memories'> {
  const { kind } = editionPhase(index, latestYear)
  return {
    pickerYears: yearPickerYears(all.indexes.map(({ edition }) => edition)),
    lastChampions: kind === 'to-come' ? lastChampions(all.indexes, year, latestYear) : null,
    memories: kind === 'over' ? [] : weekdayMemories(all.pastEditions),
  }
}
