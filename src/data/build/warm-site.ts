import { join } from 'node:path'
import type { Site } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { EditionContent } from './edition-content.ts'
import { handover } from './handover.ts'

export interface RereadEdition {
  readonly index: EditionIndex
  readonly content: EditionContent
}

/** What a build that stays, to render pages anew while the cup plays, is asked for. */
export interface WarmSite {
  load(): Promise<Site>
  /** From now on pages name the history that a release has, and no more. @param siteDir the folder of its site */
  keepHistory(siteDir: string): Promise<void>
  /**
   * @param onAnswers is called as soon as all answers are there, before they are looked into
   * @throws ResultsServiceError, ArchiveError; the site stays as it was
   */
  reread(year: number, onAnswers?: () => void): Promise<RereadEdition>
}

/** Whether this build stays. It renders the latest edition and no other. */
export const isWarm = (): boolean => process.env.BUILD_STAYS === '1'

/** Where a build that stays keeps the answers that it was given, for the thread that helps it. */
export const keptAnswersDir = (cacheDir: string): string => join(cacheDir, 'answers')

const shared = handover<WarmSite>('warm-site')

export const offerWarmSite = shared.give

/** @throws Error before a page was loaded that shows the site */
export function warmSite(): WarmSite {
  const site = shared.take()
  if (!site) throw new Error('No page of the site has been loaded yet.')
  return site
}
