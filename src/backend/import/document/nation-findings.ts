import { nationOf } from '../../../domain/tournament/nation.ts'
import { type Finding, shown } from '../fault.ts'
import { say } from '../said.ts'
import type { LenientEdition, Ref } from './lenient-document.ts'

/** Finds nation codes that the site has neither a flag nor a name for; reports each once per edition. */
export function nationFindings(edition: LenientEdition): Finding[] {
  const nations: Ref[] = [
    ...edition.clubs.map((club) => club.nation),
    ...edition.categories.flatMap((category) => category.teams.map((team) => team.nation)),
  ]
  const reported = new Set<string>()
  return nations.flatMap(({ at, id }): Finding[] => {
    if (id === undefined || reported.has(id)) return []
    reported.add(id)
    // The format's own check reports codes longer than ten characters.
    if (id.length > 10 || nationOf(id)?.known !== false) return []
    const remedy = say('asNation')
    return [{ level: 'warning', at, problem: say('unknown.nation', { id: shown(id) }), remedy }]
  })
}
