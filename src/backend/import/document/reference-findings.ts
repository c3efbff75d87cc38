import { type Finding, readAt, shown } from '../fault.ts'
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
      'fields of the arenas',
      edition.streams.map((stream) => stream.field),
      ids.field,
    ),
    ...unknown('match', 'matches', edition.featured, ids.match),
    ...listedTwice(edition.featured),
    ...unknown(
      'club',
      'clubs',
      teams.map((team) => team.club),
      ids.club,
    ),
    ...unknown(
      'field',
      'fields of the arenas',
      matches.map((match) => match.field),
      ids.field,
    ),
    ...unknown(
      'stream',
      'streams',
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
        ? `team ${shown(ref.id)} is of another category`
        : `unknown team ${shown(ref.id)}`
      return [
        fault(ref.at, problem, known(`the id of a team of category ${shown(category.id)}`, ref.id, own)),
      ]
    })
  const inGroup = (refs: readonly Ref[]) =>
    refs.flatMap((ref) => {
      if (ref.id === undefined || !own.has(ref.id) || members.has(ref.id)) return []
      const problem = `team ${shown(ref.id)} is not in the group`
      return [
        fault(ref.at, problem, known(`a team listed in ${readAt(`${division.at}.teams`)}`, ref.id, members)),
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
      'matches',
      division.carriedOver.map((result) => result.match),
      ids.match,
    ),
    ...division.carriedOver.flatMap((result) =>
      result.home.id !== undefined && result.home.id === result.away.id
        ? [fault(result.at, `team ${shown(result.home.id)} on both sides`, 'two different teams')]
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
    findings.push(...unknown('division', 'divisions', [target], divisions))
    if (target.id !== undefined && target.id === division.id) {
      findings.push(fault(target.at, `division ${shown(target.id)} qualifies for itself`, 'a later division'))
    }
    if (from === undefined || to === undefined) continue
    if (from > to) {
      findings.push(fault(at, `places ${from}–${to} run backwards`, 'fromRank no greater than toRank'))
    } else if (best !== undefined && from !== to) {
      findings.push(
        fault(
          at,
          `places ${from}–${to} of which the ${best} best go on`,
          'one place: fromRank equal to toRank',
        ),
      )
    } else if (count > 0 && to > count) {
      findings.push(fault(at, `places ${from}–${to} of a group of ${count}`, `toRank at most ${count}`))
    } else {
      for (let rank = from; rank <= to; rank++) {
        const other = taken.get(rank)
        if (other !== undefined) {
          findings.push(fault(at, `place ${rank} already qualifies in ${readAt(other)}`, 'each place once'))
          break
        }
        taken.set(rank, at)
      }
    }
  }
  return findings
}

const fault = (at: string, problem: string, remedy: string): Finding => ({
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

const repeated = (kind: string, refs: readonly Ref[]): Finding[] =>
  forEachDuplicate(refs, ({ at }, id, before) => {
    const remedy = `an id of its own: ${readAt(before)} has this one (ids are unique within the edition)`
    return fault(`${at}.id`, `${kind} id ${shown(id)} is used twice`, remedy)
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
      const problem = `team id ${shown(id)} is that of ${shown(before.name)} in another class`
      return [
        fault(
          `${at}.id`,
          problem,
          `the same name in both classes, or an id of its own: ${readAt(before.at)} has this one`,
        ),
      ]
    }),
  ])
}

const listedTwice = (refs: readonly Ref[]): Finding[] =>
  forEachDuplicate(refs, ({ at }, id, before) =>
    fault(at, `${shown(id)} is listed twice`, `once: it stands at ${readAt(before)} already`),
  )

function unknown(kind: string, home: string, refs: readonly Ref[], ids: ReadonlySet<string>): Finding[] {
  return refs.flatMap((ref) => {
    if (ref.id === undefined || ids.has(ref.id)) return []
    return [
      fault(
        ref.at,
        `unknown ${kind} ${shown(ref.id)}`,
        known(`an id among the edition's ${home}`, ref.id, ids),
      ),
    ]
  })
}
