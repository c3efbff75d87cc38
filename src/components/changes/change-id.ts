import type { ToldChange } from '../../domain/changes/told-changes.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'

/** Where a change stands on its page: the same for good, whatever is told after it. */
export function changeId({ match, toldAt }: ToldChange): string {
  const number = (match.moves ?? []).findLastIndex((move) => move.toldAt === toldAt)
  return `change-${pathSegment(match.id)}-${number + 1}`
}
