import { alteredFiles, hasOtherFiles } from '../../scripts/publish/altered-files.ts'
import { createRandom, type Random } from '../../src/backend/demo/random.ts'
import { memoizedByValue } from '../../src/domain/memoized.ts'
import { editionChanges } from '../../src/domain/publication/edition-changes.ts'
import { indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../src/i18n/translate.ts'
import { demoCupAt, siteWith } from './demo-cup-at.ts'
import { editionContents } from './edition-contents.ts'
import { english, swedish } from './messages.ts'
import { FIELDS, STATE_FIELDS, withChange } from './random-changes.ts'

/** While the groups are played, on the day most of them end, and while play-offs are played. */
export const MOMENTS = ['2026-07-07T15:00', '2026-07-08T16:00', '2026-07-09T14:10', '2026-07-10T11:00']
/** How many matches have another state first, so that there are also states that the demonstration cup lacks. */
const CHANGES_BEFORE = 12

/** What comparing the files that a publisher renders with those that a clean rendering changes came to. */
export interface PublicationCheck {
  /** Files that differ and are not rendered, each with the field that was changed. */
  readonly missing: readonly string[]
  /** How many of the files that are rendered differ, and how many do not. */
  readonly needed: number
  readonly needless: number
}

export interface CheckOptions {
  readonly moments: readonly string[]
  /** How many fields are changed at each moment, each by itself. */
  readonly changes: number
  readonly seed: number
  /** The most files compared for each change, picked at random: of those rendered, and of the others. */
  readonly rendered: number
  readonly others: number
}

/** Changes single fields of the small demonstration cup at random, and compares what is rendered with what differs. */
export async function checkPublication(options: CheckOptions): Promise<PublicationCheck> {
  learnMessages('en', english)
  learnMessages('sv', swedish)
  const random = createRandom(options.seed)
  const found: PublicationCheck[] = []
  for (const moment of options.moments) found.push(await checkMoment(moment, random, options))
  return {
    missing: found.flatMap(({ missing }) => missing),
    needed: found.reduce((sum, { needed }) => sum + needed, 0),
    needless: found.reduce((sum, { needless }) => sum + needless, 0),
  }
}

async function checkMoment(
  moment: string,
  random: Random,
  { changes, rendered, others }: CheckOptions,
): Promise<PublicationCheck> {
  const { site, index } = await demoCupAt(Date.parse(`${moment}:00+02:00`))
  let { edition } = index
  for (let count = 0; count < CHANGES_BEFORE; count += 1)
    edition = withChange(edition, random.pick(STATE_FIELDS), random)
  for (const field of STATE_FIELDS) edition = withChange(edition, field, random)
  const before = indexEdition(edition)
  const was = editionContents(siteWith(site, before), before)
  const contentBefore = memoizedByValue(async (file: string) => was.get(file)?.())
  const missing: string[] = []
  const counts = { needed: 0, needless: 0 }
  for (let count = 0; count < changes; count += 1) {
    const field = FIELDS[count % FIELDS.length] ?? ''
    const after = indexEdition(withChange(edition, field, random))
    const changed = editionChanges(edition, after.edition)
    const isRendered = alteredFiles(changed, after)
    const is = editionContents(siteWith(site, after), after)
    const isAltered = async (file: string) => (await is.get(file)?.()) !== (await contentBefore(file))
    if (!hasOtherFiles(changed) && new Set(was.keys()).symmetricDifference(is).size > 0)
      missing.push(`${field}: which files there are`)
    const files = random.shuffled([...is.keys()].filter((file) => was.has(file)))
    for (const file of files.filter(isRendered).slice(0, rendered))
      counts[(await isAltered(file)) ? 'needed' : 'needless'] += 1
    for (const file of files.filter((one) => !isRendered(one)).slice(0, others))
      if (await isAltered(file)) missing.push(`${field}: ${file}`)
  }
  return { missing, ...counts }
}
