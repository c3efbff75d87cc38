import type { RouteOf } from '../presentation/page-kinds.ts'
import { pathSegment } from '../text/path-segment.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'

/** A page of a team or match at an address that it had before. */
export interface FormerPage {
  /** As in the address: `/{year}/{room}/{segment}/`. */
  readonly room: 'teams' | 'matches'
  readonly segment: string
  /** The page that it is now. */
  readonly route: RouteOf<'team' | 'match'>
}

/** Returns the former addresses of pages that an edition has. An address that is in use again is none. */
export function formerPages({ edition, teams, matches }: EditionIndex): FormerPage[] {
  const { year } = edition
  return (edition.formerIds ?? []).flatMap(({ kind, former, id }): FormerPage[] => {
    const subjects: ReadonlyMap<string, unknown> = kind === 'team' ? teams : matches
    if (!subjects.has(id) || subjects.has(former)) return []
    const segment = pathSegment(former)
    return kind === 'team'
      ? [{ room: 'teams', segment, route: { kind, year, team: pathSegment(id) } }]
      : [{ room: 'matches', segment, route: { kind, year, match: pathSegment(id) } }]
  })
}
