import type { EditionDocument } from '../cup-document.ts'
import { type EditionShape, type ShapeOfMatch, shapeOf } from './edition-shape.ts'
import { formerIdsAfter } from './former-ids.ts'
import type { Pairing } from './pairing.ts'
import { findSame, type SamePairings } from './same-items.ts'
import { type NewIds, withIds } from './with-ids.ts'

type Kind = 'class' | 'group' | 'team' | 'match'

/** What an import does to the addresses of an edition that is stored already, by the names that people know. */
export interface IdFindings {
  /** What the files do not hold any more. */
  readonly ended: readonly { readonly kind: Kind; readonly name: string }[]
  /** What has another name, and what told that it is the same. */
  readonly renamed: readonly {
    readonly kind: Kind
    readonly before: string
    readonly now: string
    readonly because: string
  }[]
  /** What has another id, because the files give one. */
  readonly moved: readonly { readonly kind: Kind; readonly name: string; readonly id: string }[]
  /** The former ids of the edition as it is to be stored. */
  readonly formerIds: NonNullable<EditionDocument['formerIds']>
  /** What could each be any of several others: the new ones got ids of their own. */
  readonly undecided: readonly {
    readonly kind: Kind
    readonly before: readonly string[]
    readonly now: readonly string[]
  }[]
}

export interface KeptIds {
  readonly edition: EditionDocument
  /** The present ids of what has another one than before, by the id before. */
  readonly moved: NewIds
  readonly findings: IdFindings
}

/**
 * Returns an edition with the ids under which its classes, groups, teams and matches are stored already. An id that the
 * files give replaces the stored one, which is noted as a former id. What is new never gets an id that another thing had.
 *
 * @param before the edition as it is stored
 * @param formerBefore its former ids
 * @param isGiven whether the files give an id themselves; other ids were made of names
 * @param asNamed the edition with the names by which its teams are known now, if these are others
 */
export function keepIds(
  before: EditionShape,
  formerBefore: EditionDocument['formerIds'],
  edition: EditionDocument,
  isGiven: (id: string) => boolean,
  asNamed: EditionDocument = edition,
): KeptIds {
  const now = shapeOf(asNamed)
  const same = findSame(before, now, isGiven)
  const ids: NewIds = {
    categories: newIds(same.categories, isGiven),
    divisions: newIds(same.divisions, isGiven),
    teams: newIds(same.teams, isGiven),
    matches: newIds(same.matches, isGiven),
  }
  const moves = [
    ...same.teams.moves(ids.teams).map((move) => ({ kind: 'team' as const, ...move })),
    ...same.matches.moves(ids.matches).map((move) => ({ kind: 'match' as const, ...move })),
  ]
  const kept = withIds(edition, ids)
  const formerIds = formerIdsAfter(
    [...(formerBefore ?? []), ...(edition.formerIds ?? [])],
    moves,
    shapeOf(kept),
  )
  const { formerIds: _, ...rest } = kept
  return {
    moved: {
      categories: movesOf(same.categories, ids.categories),
      divisions: movesOf(same.divisions, ids.divisions),
      teams: movesOf(same.teams, ids.teams),
      matches: movesOf(same.matches, ids.matches),
    },
    edition: formerIds.length === 0 ? rest : { ...rest, formerIds },
    findings: { ...findingsOf(same, now, before, moves), formerIds },
  }
}

const movesOf = <T extends { readonly id: string }>(pairing: Pairing<T>, ids: ReadonlyMap<string, string>) =>
  new Map(pairing.moves(ids).map(({ former, id }) => [former, id]))

/** Returns the id for each thing that gets another one than the files' */
function newIds<T extends { readonly id: string }>(
  pairing: Pairing<T>,
  isGiven: (id: string) => boolean,
): Map<string, string> {
  const ids = new Map<string, string>()
  const taken = new Set(pairing.before.keys())
  for (const id of pairing.now.keys()) if (isGiven(id)) taken.add(id)
  for (const id of pairing.now.keys()) {
    if (isGiven(id)) continue
    const earlier = pairing.earlier(id)
    let free = earlier ?? id
    if (earlier === undefined) {
      for (let again = 2; taken.has(free); again++) free = `${id.slice(0, 95)}-${again}`
      taken.add(free)
    }
    if (free !== id) ids.set(id, free)
  }
  return ids
}

function findingsOf(
  { categories, divisions, teams, matches, teamTies, matchTies }: SamePairings,
  now: EditionShape,
  before: EditionShape,
  moves: readonly { readonly kind: 'team' | 'match'; readonly former: string; readonly id: string }[],
): Omit<IdFindings, 'formerIds'> {
  const matchName = { before: namesOfMatches(before), now: namesOfMatches(now) }
  const teamTied = Map.groupBy(teamTies, ({ now: of }) => of.map(({ id }) => id).join('\n'))
  return {
    ended: [
      ...categories.left('before').map(({ name }) => ({ kind: 'class' as const, name })),
      ...divisions.left('before').map(({ name }) => ({ kind: 'group' as const, name })),
      ...teams.left('before').map(({ name }) => ({ kind: 'team' as const, name })),
      ...matches.left('before').map((match) => ({ kind: 'match' as const, name: matchName.before(match) })),
    ],
    renamed: [
      ...renamed(
        'class',
        categories,
        ({ name }) => name,
        ({ name }) => name,
      ),
      ...renamed(
        'group',
        divisions,
        ({ name }) => name,
        ({ name }) => name,
      ),
      ...renamed(
        'team',
        teams,
        ({ name }) => name,
        ({ name }) => name,
      ).map(placed(now, teams)),
      // That a match names its teams otherwise says no more than the names of the teams.
      ...renamed('match', matches, matchName.before, matchName.now).filter(
        ({ because }) => !because.startsWith('same teams'),
      ),
    ],
    moved: moves.flatMap(({ kind, former, id }) => {
      const match = kind === 'match' ? matches.before.get(former) : undefined
      const name = match ? matchName.before(match) : teams.before.get(former)?.name
      return [{ kind, name: name ?? former, id }]
    }),
    undecided: [
      ...[...teamTied.values()].map((ties) => ({
        kind: 'team' as const,
        before: ties.map((tie) => tie.before.name),
        now: ties[0]?.now.map(({ name }) => name) ?? [],
      })),
      ...matchTies.map((tie) => ({
        kind: 'match' as const,
        before: tie.before.map(matchName.before),
        now: tie.now.map(matchName.now),
      })),
    ],
  }
}

function renamed<T extends { readonly id: string }>(
  kind: Kind,
  pairing: Pairing<T>,
  nameBefore: (item: T) => string,
  nameNow: (item: T) => string,
): IdFindings['renamed'] {
  return [...pairing.before.values()].flatMap((item) => {
    const other = pairing.now.get(pairing.later(item.id) ?? '')
    const because = pairing.because(item.id)
    if (other === undefined || nameBefore(item) === nameNow(other)) return []
    return [{ kind, before: nameBefore(item), now: nameNow(other), because }]
  })
}

/** Adds the group in which a team was found at the same place. */
function placed({ matches, divisions }: EditionShape, teams: SamePairings['teams']) {
  const idOf = new Map([...teams.now.values()].map(({ id, name }) => [name, id]))
  return (finding: IdFindings['renamed'][number]): IdFindings['renamed'][number] => {
    const id = idOf.get(finding.now)
    const played = matches.find(({ home, away }) => home.teamId === id || away.teamId === id)
    const group = divisions.find((one) => one.id === played?.divisionId || one.teamIds.includes(id ?? ''))
    const because =
      group && finding.because === 'same place' ? `same place in ${group.name}` : finding.because
    return { ...finding, because }
  }
}

/** A seat that a team has taken is named by the team. */
function namesOfMatches({ teams, divisions }: EditionShape): (match: ShapeOfMatch) => string {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]))
  const divisionNames = new Map(divisions.map(({ id, name }) => [id, name]))
  return ({ home, away, divisionId }) => {
    const [one, other] = [home, away].map(
      ({ teamId, label }) => teamNames.get(teamId ?? '') ?? teamId ?? label ?? 'bye',
    )
    return `${one} – ${other} (${divisionNames.get(divisionId) ?? divisionId})`
  }
}
