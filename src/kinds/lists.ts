import { hasScreens } from '../domain/hall/has-screens.ts'
import { type LoneKind, only } from '../domain/site/year-neighbours.ts'
import { pathSegment } from '../domain/text/path-segment.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { editionDays } from '../domain/tournament/match-days.ts'

/** A kind of page of which every edition has one. */
export const oneOfEach = (kind: LoneKind) => ({ pages: () => [{}], inYear: only(kind) })

/** Lists a lone page if there is one. */
export const oneIf = (isThere: boolean) => (isThere ? [{}] : [])

/** Returns the segments of addresses for things by their ids. */
export const segments = (byId: ReadonlyMap<string, unknown>) => [...byId.keys()].map(pathSegment)

export const classesOf = ({ categories }: EditionIndex) =>
  segments(categories).map((category) => ({ category }))

export const daysOf = (index: EditionIndex) =>
  editionDays(index).flatMap(({ day }) => (day === null ? [] : [{ day }]))

export const nationsOf = ({ teamsByNation }: EditionIndex) =>
  [...teamsByNation.keys()].map((nation) => ({ nation }))

export const ifScreens = ({ edition }: EditionIndex, latestYear: number | null) =>
  oneIf(hasScreens(edition.year, latestYear))

/** Until an edition is over there is no history. */
export const ifHistory = (pastEditions: readonly EditionIndex[]) => oneIf(pastEditions.length > 0)
