import type { AnnouncedChange } from '../../domain/changes/announced-changes.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'

/** Returns the id of a change on its page. It stays the same for good, whatever is announced later. */
export const changeId = ({ match, number }: AnnouncedChange): string =>
  `change-${pathSegment(match.id)}-${number}`
