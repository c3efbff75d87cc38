import type { ToldChange } from '../../domain/changes/told-changes.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'

/** Where a change stands on its page: the same for good, whatever is told after it. */
export const changeId = ({ match, number }: ToldChange): string => `change-${pathSegment(match.id)}-${number}`
