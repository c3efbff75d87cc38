import { pageOfCalendar } from '../../src/domain/calendar/calendar-address.ts'
import { dayOfEmbed, routeOfEmbed } from '../../src/domain/embed/embed-address.ts'
import { routeOfNow } from '../../src/domain/open-data/now-file.ts'
import { alteredBy } from '../../src/domain/presentation/altered-page.ts'
import { parseAddress } from '../../src/domain/presentation/parse-address.ts'
import type { EditionChanges } from '../../src/domain/publication/edition-changes.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../src/domain/tournament/match.ts'
import { addressOf, isPage, isSitemap } from '../release/site-files.ts'

/** Whether there may be other files than before: of matches that came or went, of days, or of parts of a day. */
export function hasOtherFiles({ isWhole, matches }: EditionChanges): boolean {
  const states = Map.groupBy(matches, ({ id }) => id).values()
  const isElsewhen = (of: readonly Match[]) => new Set(of.map(({ time }) => JSON.stringify(time))).size > 1
  return isWhole || states.some((of) => of.length !== 2 || isElsewhen(of))
}

/**
 * Tells of a file of an edition, by its path from the site's root, whether changes of the edition can alter it.
 *
 * @param index the edition as it now is
 */
export function alteredFiles(changes: EditionChanges, index: EditionIndex): (file: string) => boolean {
  const isOther = hasOtherFiles(changes)
  const isAltered = alteredBy(changes, index)
  return (file) => {
    if (isSitemap(file)) return isOther
    const ofMatches = pageOfCalendar(file) ?? routeOfNow(file)
    if (ofMatches) return isAltered(ofMatches, 'matches')
    const embedded = routeOfEmbed(file)
    if (embedded) return isAltered(embedded, 'embed', dayOfEmbed(file))
    // What a browser reads beside the pages tells of every match.
    if (!isPage(file)) return true
    const address = parseAddress(addressOf(file))
    return address === null || isAltered(address.route)
  }
}
