import { join } from 'node:path'
import type { Site } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { EditionContent } from './edition-content.ts'
import { handover } from './handover.ts'

export interface RereadEdition {
  readonly index: EditionIndex
  readonly content: EditionContent
  /** The cup's time at which the edition was taken, epoch milliseconds. */
  readonly now: number
}

/** The calls to a build that stays alive to render pages again during the cup. */
export interface WarmSite {
  load(): Promise<Site>
  /** Limits the history that pages name to what a release has, from now on. @param siteDir the folder of its site */
  keepHistory(siteDir: string): Promise<void>
  /**
   * @param onAnswers is called as soon as all responses are there, before they are parsed
   * @throws ResultsServiceError, ArchiveError; the site stays as it was
   */
  reread(year: number, onAnswers?: () => void): Promise<RereadEdition>
}

/** Whether this build stays alive. Such a build renders only the latest edition. */
export const isWarm = (): boolean => process.env.BUILD_STAYS === '1'

/** The folder where a build that stays alive keeps the responses it received, for its helper thread. */
export const keptAnswersDir = (cacheDir: string): string => join(cacheDir, 'answers')

const shared = handover<WarmSite>('warm-site')

export const offerWarmSite = shared.give

/** @throws Error if no page that shows the site is loaded yet */
export function warmSite(): WarmSite {
  const site = shared.take()
  if (!site) throw new Error('No page of the site has been loaded yet.')
  return site
}
