import type { YearKind } from '../../domain/site/edition-pages.ts'
import { handover } from './handover.ts'

/** The pages of a kind that Astro renders for each edition and language: the first gives the shell, the second proves it. */
export const PAGES_FOR_SHELL = 2

/** Takes the paths of pages that the build makes without Astro. For each path that Astro lists it takes some 30 µs. */
export interface PathHolder {
  readonly kinds: ReadonlySet<YearKind>
  /**
   * @param listed the path, with its language, of a page of the same kind, edition and language that Astro lists
   * @param paths of the pages that it does not list
   */
  readonly hold: (listed: string, paths: readonly string[]) => void
}

/** null while Astro lists all pages. */
export const pathHolder = handover<PathHolder | null>('path-holder')
