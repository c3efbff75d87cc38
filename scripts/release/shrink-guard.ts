import type { ReleaseRecord } from './releases.ts'

const LARGEST_LOSS = 0.05

/**
 * Checks whether a new release is implausibly smaller than the one it would replace.
 * @returns a sentence for each objection; none if there is no previous release or it is of another cup
 */
export function shrinkObjections(
  previous: ReleaseRecord | null,
  next: { readonly cupId: string; readonly pages: number; readonly publishedYears: readonly number[] },
): string[] {
  if (previous === null || previous.cupId !== next.cupId) return []
  const objections: string[] = []
  const before = previous.figures.pages
  if (next.pages < before * (1 - LARGEST_LOSS)) {
    const percent = Math.round((1 - next.pages / before) * 100)
    objections.push(
      `${next.pages} pages instead of ${before}: ${percent} % fewer than the release that is served.`,
    )
  }
  const gone = previous.publishedYears.filter((year) => !next.publishedYears.includes(year))
  if (gone.length > 0) objections.push(`The published edition ${gone.join(', ')} is gone.`)
  return objections
}
