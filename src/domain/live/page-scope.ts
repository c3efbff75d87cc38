import type { Route } from '../presentation/parse-address.ts'
import { idOfSegment } from '../presentation/path-segment.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { homeStrip } from '../tournament/featured.ts'
import type { Match } from '../tournament/match.ts'
import { involves } from '../tournament/outcome.ts'

/** Which changes can alter a page, and which of them are news to somebody who looks at it. */
export interface PageScope {
  /** Any change can alter it: what it shows is selected from the whole edition. */
  readonly isWhole: boolean
  readonly divisions: readonly string[]
  readonly teams: readonly string[]
  readonly fields: readonly string[]
  /** Those that stand on the page and may leave it. */
  readonly matches: readonly string[]
}

const NOTHING: PageScope = { isWhole: false, divisions: [], teams: [], fields: [], matches: [] }
const WHOLE: PageScope = { ...NOTHING, isWhole: true }

export function scopeOf(route: Route, index: EditionIndex): PageScope {
  switch (route.kind) {
    case 'team': {
      const id = idOfSegment(route.team)
      if (id === null) return WHOLE
      const groups = index.groupsOfTeam.get(id) ?? []
      return { ...NOTHING, teams: [id], divisions: groups.map((group) => group.id) }
    }
    case 'division':
    case 'playoff': {
      const id = idOfSegment(route.division)
      return id === null ? WHOLE : { ...NOTHING, divisions: [id] }
    }
    case 'match': {
      const match = index.matches.get(idOfSegment(route.match) ?? '')
      if (!match) return WHOLE
      const teams = [match.home, match.away].flatMap((side) => (side.kind === 'team' ? [side.teamId] : []))
      return { ...NOTHING, divisions: [match.divisionId], teams }
    }
    case 'field': {
      const id = idOfSegment(route.field)
      if (id === null) return WHOLE
      const matches = index.matchesByField.get(id) ?? []
      return { ...NOTHING, fields: [id], matches: matches.map((match) => match.id) }
    }
    case 'latest':
    case 'home': {
      const strip = homeStrip(index.edition, true)
      return { ...WHOLE, matches: strip?.matches.map(({ id }) => id) ?? [] }
    }
    default:
      return WHOLE
  }
}

/** Whether a change of a match can alter a page. */
export const concerns = (scope: PageScope, match: Match): boolean => scope.isWhole || standsOn(scope, match)

/** Whether a match stands on a page. */
export const standsOn = ({ divisions, teams, fields, matches }: PageScope, match: Match): boolean =>
  divisions.includes(match.divisionId) ||
  teams.some((id) => involves(match, id)) ||
  (match.fieldId !== null && fields.includes(match.fieldId)) ||
  matches.includes(match.id)
