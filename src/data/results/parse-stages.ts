import { GROUP_STAGE } from '../../domain/presentation/category-row.ts'
import { sameWords } from '../../domain/text/locale.ts'
import type { Division, DivisionKind, Stage } from '../../domain/tournament/edition.ts'
import { byNaturalOrder } from '../../domain/tournament/natural-order.ts'
import type { WireStage } from './documents.ts'
import { firstOf, identity, records, reference, whole, words } from './parse-values.ts'
import { type Place, printable, warn, within } from './problems.ts'

/** The domain's two kinds of division, by the wire's words. */
export const DIVISION_KINDS: ReadonlyMap<string, DivisionKind> = new Map([
  ['conference', 'group'],
  ['league', 'group'],
  ['playoff', 'playoff'],
])

interface Listed {
  readonly id: string
  readonly wire: WireStage
  readonly place: Place
  readonly divisionIds: string[]
}

/**
 * Returns the stages of a class by rank, each with its divisions in the order of `divisions`. A division belongs to the
 * stage that lists it, else to the stage it names. If divisions name none, it belongs to a stage of its kind that lists no
 * divisions, because services list only those of play-offs. A division with none of these gets a new stage of its kind, so
 * that every division can be reached.
 */
export function parseStages(wires: readonly WireStage[], divisions: readonly Division[], category: Place) {
  const seen = new Set<string>()
  const listed = wires.flatMap((wire): Listed[] => {
    const place = within(category, 'stage', wire.stageId)
    const id = identity(wire.stageId, place, 'the stage')
    if (id === null || !firstOf(seen, id, place, 'the stage')) return []
    return [{ id, wire, place, divisionIds: [] }]
  })
  const stageByDivision = placeDivisions(listed, divisions)
  const stages = listed.map((stage, index) => finish(stage, index, divisions))
  for (const division of divisions) {
    if (stageByDivision.has(division.id)) continue
    if (listed.length === 0 && division.stageId === '') {
      stageByDivision.set(division.id, unnamedStage(division, stages))
      continue
    }
    const at = within(category, 'division', division.id)
    warn(
      at,
      'unknown-stage',
      `stage ${printable(division.stageId)} does not exist: shown in a stage of its own`,
    )
    stageByDivision.set(division.id, adopt(division, stages, seen))
  }
  return {
    stages: stages.sort((a, b) => a.rank - b.rank || byNaturalOrder(a, b)),
    stageOf: (division: Division) => stageByDivision.get(division.id) ?? division.stageId,
  }
}

function placeDivisions(listed: readonly Listed[], divisions: readonly Division[]): Map<string, string> {
  const existing = new Set(divisions.map((division) => division.id))
  const stageByDivision = new Map<string, string>()
  const put = (stage: Listed, divisionId: string) => {
    if (stageByDivision.has(divisionId)) return
    stageByDivision.set(divisionId, stage.id)
    stage.divisionIds.push(divisionId)
  }
  for (const stage of listed)
    for (const ref of records<{ id?: unknown }>(
      stage.wire.divisions,
      stage.place,
      'the divisions of the stage',
    )) {
      const id = reference(ref.id)
      if (id !== null && existing.has(id)) put(stage, id)
      else warn(stage.place, 'unknown-division', `division ${printable(ref.id)} does not exist: left out`)
    }
  for (const division of divisions) {
    const named = listed.find((stage) => stage.id === division.stageId)
    if (named) put(named, division.id)
  }
  const open = listed.filter(({ divisionIds }) => divisionIds.length === 0)
  for (const division of divisions) {
    if (division.stageId !== '' || stageByDivision.has(division.id)) continue
    const fitting = open.filter(({ wire }) => DIVISION_KINDS.get(String(wire.type)) === division.kind)
    const stage = fitting.find(({ wire }) => wire.name === division.name.en) ?? fitting[0]
    if (stage) put(stage, division.id)
  }
  return stageByDivision
}

/** If the service gives no stages at all, the groups form one stage and each play-off its own. */
function unnamedStage({ id, kind, name }: Division, stages: Stage[]): string {
  const isGroup = kind === 'group'
  const stageId = isGroup ? 'groups' : `play-off-${id}`
  const at = stages.findIndex((stage) => stage.id === stageId)
  const known = stages[at]
  const rank = isGroup ? 0 : stages.length + 1
  const words = isGroup ? sameWords(GROUP_STAGE) : name
  const divisionIds = [...(known?.divisionIds ?? []), id]
  stages.splice(known ? at : stages.length, known ? 1 : 0, {
    id: stageId,
    rank,
    kind,
    name: words,
    divisionIds,
  })
  return stageId
}

function finish(
  { id, wire, place, divisionIds }: Listed,
  index: number,
  divisions: readonly Division[],
): Stage {
  const kinds = divisions.filter((division) => divisionIds.includes(division.id)).map(({ kind }) => kind)
  const stated = typeof wire.type === 'string' ? DIVISION_KINDS.get(wire.type) : undefined
  if (stated === undefined)
    warn(place, 'unknown-word', `the type is ${printable(wire.type)}: taken from the divisions`)
  return {
    id,
    rank: whole(wire.rank, -1000, 1000, place, 'the rank') ?? index + 1,
    kind: stated ?? kinds[0] ?? 'group',
    name: words(wire, 'name', place, 'the name'),
    divisionIds: divisions.flatMap(({ id: own }) => (divisionIds.includes(own) ? [own] : [])),
  }
}

/** Puts the division into the added stage of that id and kind, and creates that stage if it is missing. */
function adopt(division: Division, stages: Stage[], taken: Set<string>): string {
  const made = stages.findIndex((stage) => stage.id === division.stageId && stage.kind === division.kind)
  const stage = stages[made]
  if (stage) {
    stages[made] = { ...stage, divisionIds: [...stage.divisionIds, division.id] }
    return stage.id
  }
  let id = division.stageId || `stage-${division.kind}`
  while (taken.has(id)) id = `${id}-${division.kind}`
  taken.add(id)
  const rank = Math.max(0, ...stages.map((one) => one.rank)) + 1
  stages.push({ id, rank, kind: division.kind, name: division.name, divisionIds: [division.id] })
  return id
}
