import type { Words } from '../text/locale.ts'
import type { Category, Division, Stage } from '../tournament/edition.ts'
import { categoryAddress, categoryTeamsAddress, divisionAddress, playoffAddress } from './addresses.ts'

/** A link of a class in the table of the home page. Addresses are without the locale prefix. */
export type CategoryLink =
  | { readonly kind: 'teams' | 'groups'; readonly address: string }
  | { readonly kind: 'stage'; readonly address: string; readonly name: Words }

/** The one stage name with a meaning (docs/sport.md#results-services): the Groups link leads to its divisions. */
export const GROUP_STAGE = 'Gruppspel'

/**
 * Returns the links of a class on the home page: All teams, Groups, and one for every stage that has divisions and is not
 * named "Gruppspel", to its first division. A division that the class does not list gets no link.
 */
export function categoryLinks(year: number, category: Category): CategoryLink[] {
  const stages = category.stages.toSorted((one, other) => one.rank - other.rank)
  return [
    { kind: 'teams', address: categoryTeamsAddress(year, category.id) },
    { kind: 'groups', address: categoryAddress(year, category.id) },
    ...stages.filter((stage) => !isGroupStage(stage)).flatMap((stage) => stageLink(year, category, stage)),
  ]
}

const isGroupStage = ({ name }: Stage): boolean =>
  Object.values(name).some((text) => text.trim() === GROUP_STAGE)

function stageLink(year: number, category: Category, stage: Stage): CategoryLink[] {
  const first = stage.divisionIds
    .map((id) => category.divisions.find((division) => division.id === id))
    .find((division) => division !== undefined)
  if (!first) return []
  const address = first.kind === 'playoff' ? playoffAddress : divisionAddress
  return [{ kind: 'stage', address: address(year, category.id, first.id), name: stageName(stage, first) }]
}

/** Returns the name of a stage. A single play-off gives the stage its name, like its page and every match there. */
const stageName = ({ name, divisionIds }: Stage, first: Pick<Division, 'kind' | 'name'>): Words =>
  first.kind === 'playoff' && divisionIds.length === 1 ? first.name : name
