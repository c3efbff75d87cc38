import { type Finding, shown } from '../fault.ts'
import { type KeyIn, readAt, type Said, say } from '../said.ts'
import { known } from '../suggestion.ts'
import type { LenientCategory, LenientDivision, LenientEdition, Ref } from './lenient-document.ts'

/** Finds ids used twice, ids that do not exist, and lists that contradict what they refer to, within one edition. */
export function referenceFindings(edition: LenientEdition): Finding[] {
  const { categories } = edition
  const divisions = categories.flatMap((category) => category.divisions)
  const teams = categories.flatMap((category) => category.teams)
  const matches = divisions.flatMap((division) => division.matches)
  const ids = {
    club: idsOf(edition.clubs),
    field: idsOf(edition.fields),
    stream: idsOf(edition.streams),
    team: idsOf(teams),
    division: idsOf(divisions),
    match: idsOf(matches),
  }
  return [
    ...repeated('arena', edition.arenas),
    ...repeated('field', edition.fields),
    ...repeated('club', edition.clubs),
    ...repeated('stream', edition.streams),
    ...repeated('sponsor', edition.sponsors),
    ...repeated('category', categories),
    ...repeated(
      'stage',
      categories.flatMap((category) => category.stages),
    ),
    ...repeated('division', divisions),
    ...repeatedTeams(categories),
    ...repeated('match', matches),
    ...unknown(
      'field',
      edition.streams.map((stream) => stream.field),
      ids.field,
    ),
    ...unknown('match', edition.featured, ids.match),
    ...listedTwice(edition.featured),
    ...unknown(
      'club',
      teams.map((team) => team.club),
      ids.club,
    ),
    ...unknown(
      'field',
      matches.map((match) => match.field),
      ids.field,
    ),
    ...unknown(
      'stream',
      matches.map((match) => match.stream),
      ids.stream,
    ),
    ...categories.flatMap((category) =>
      category.divisions.flatMap((division) => divisionFindings(division, category, ids)),
    ),
  ]
}

type Ids = Readonly<Record<'team' | 'division' | 'match', ReadonlySet<string>>>

function divisionFindings(division: LenientDivision, category: LenientCategory, ids: Ids): Finding[] {
  const own = idsOf(category.teams)
  const members = idsOf(division.teams)
  const inCategory = (refs: readonly Ref[]) =>
    refs.flatMap((ref) => {
      if (ref.id === undefined || own.has(ref.id)) return []
      const elsewhere = ids.team.has(ref.id)
      const problem = elsewhere
        ? say('teamOfOtherClass', { id: shown(ref.id) })
        : say('unknown.team', { id: shown(ref.id) })
      return [fault(ref.at, problem, known(say('teamOfClass', { class: shown(category.id) }), ref.id, own))]
    })
  const inGroup = (refs: readonly Ref[]) =>
    refs.flatMap((ref) => {
      if (ref.id === undefined || !own.has(ref.id) || members.has(ref.id)) return []
      const problem = say('teamNotInGroup', { id: shown(ref.id) })
      return [
        fault(
          ref.at,
          problem,
          known(say('teamListed', { at: readAt(`${division.at}.teams`) }), ref.id, members),
        ),
      ]
    })
  const playing = division.matches.flatMap((match) =>
    [match.home, match.away].map((side): Ref => ({ at: `${side.at}.team`, id: side.team })),
  )
  const carried = division.carriedOver.flatMap((result) => [result.home, result.away])
  const tabled = division.table.map((row) => row.team)
  const judged = [...division.fairPlay, ...division.adjustments].map(({ team }) => team)
  const closed = division.teams.length > 0 && division.stageType !== 'playoff'
  return [
    ...inCategory([...division.teams, ...division.lots, ...judged, ...playing, ...carried, ...tabled]),
    ...(closed ? inGroup([...division.lots, ...judged, ...playing, ...tabled]) : []),
    // A group may carry over the result of one of its teams against a team that is not in the group.
    ...(closed
      ? division.carriedOver.flatMap(({ home, away }) =>
          [home, away].some(({ id }) => id !== undefined && members.has(id)) ? [] : inGroup([home, away]),
        )
      : []),
    ...listedTwice(division.teams),
    ...listedTwice(division.lots),
    ...listedTwice(division.fairPlay.map(({ team }) => team)),
    ...listedTwice(tabled),
    ...unknown(
      'match',
      division.carriedOver.map((result) => result.match),
      ids.match,
    ),
    ...division.carriedOver.flatMap((result) =>
      result.home.id !== undefined && result.home.id === result.away.id
        ? [fault(result.at, say('teamTwice', { id: shown(result.home.id) }), say('twoTeams'))]
        : [],
    ),
    ...qualificationFindings(division, ids.division),
  ]
}

function qualificationFindings(division: LenientDivision, divisions: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  const count = division.teams.length
  const taken = new Map<number, string>()
  for (const { at, from, to, best, division: target } of division.qualification) {
    findings.push(...unknown('division', [target], divisions))
    if (target.id !== undefined && target.id === division.id) {
      findings.push(fault(target.at, say('leadsToItself', { id: shown(target.id) }), say('laterDivision')))
    }
    if (from === undefined || to === undefined) continue
    if (from > to) {
      findings.push(fault(at, say('placesBackwards', { from, to }), say('fromUpTo')))
    } else if (best !== undefined && from !== to) {
      findings.push(fault(at, say('bestOfPlaces', { from, to, best }), say('onePlace')))
    } else if (count > 0 && to > count) {
      findings.push(fault(at, say('placesOfGroup', { from, to, count }), say('toRankUpTo', { count })))
    } else {
      for (let rank = from; rank <= to; rank++) {
        const other = taken.get(rank)
        if (other !== undefined) {
          findings.push(fault(at, say('placeQualifies', { rank, at: readAt(other) }), say('placeOnce')))
          break
        }
        taken.set(rank, at)
      }
    }
  }
  return findings
}

const fault = (at: string, problem: Said, remedy: Said): Finding => ({
  level: 'fault',
  at,
  problem,
  remedy,
})

const idsOf = (refs: readonly Ref[]): ReadonlySet<string> =>
  new Set(refs.flatMap((ref) => (ref.id === undefined ? [] : [ref.id])))

/** Returns a finding for every reference whose id already appears earlier, at the path `before`. */
function forEachDuplicate(
  refs: readonly Ref[],
  found: (ref: Ref, id: string, before: string) => Finding,
): Finding[] {
  const first = new Map<string, string>()
  return refs.flatMap((ref) => {
    if (ref.id === undefined) return []
    const before = first.get(ref.id)
    if (before !== undefined) return [found(ref, ref.id, before)]
    first.set(ref.id, ref.at)
    return []
  })
}

const repeated = (kind: KeyIn<'usedTwice'>, refs: readonly Ref[]): Finding[] =>
  forEachDuplicate(refs, ({ at }, id, before) => {
    const remedy = say('idOfItsOwn', { at: readAt(before) })
    return fault(`${at}.id`, say(`usedTwice.${kind}`, { id: shown(id) }), remedy)
  })

/** Finds repeated teams. A team may play in two classes, with the same name in both. */
function repeatedTeams(categories: readonly LenientCategory[]): Finding[] {
  const first = new Map<string, { name: string | undefined; at: string }>()
  return categories.flatMap(({ teams }) => [
    ...repeated('team', teams),
    ...teams.flatMap(({ id, name, at }): Finding[] => {
      if (id === undefined) return []
      const before = first.get(id)
      if (!before) first.set(id, { name, at })
      if (!before || before.name === name || teams.some((own) => own.at === before.at)) return []
      const problem = say('idOfOtherTeam', { id: shown(id), name: shown(before.name) })
      return [fault(`${at}.id`, problem, say('nameOrId', { at: readAt(before.at) }))]
    }),
  ])
}

const listedTwice = (refs: readonly Ref[]): Finding[] =>
  forEachDuplicate(refs, ({ at }, id, before) =>
    fault(at, say('listedTwice', { id: shown(id) }), say('listedOnce', { at: readAt(before) })),
  )

function unknown(kind: KeyIn<'ofEdition'>, refs: readonly Ref[], ids: ReadonlySet<string>): Finding[] {
  return refs.flatMap((ref) => {
    if (ref.id === undefined || ids.has(ref.id)) return []
    return [
      fault(
        ref.at,
        say(`unknown.${kind}`, { id: shown(ref.id) }),
        known(say(`ofEdition.${kind}`), ref.id, ids),
      ),
    ]
  })
}
