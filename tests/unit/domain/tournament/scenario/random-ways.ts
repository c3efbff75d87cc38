import type { Category, Division } from '../../../../../src/domain/tournament/edition.ts'
import type { Participant } from '../../../../../src/domain/tournament/match.ts'
import { clubTeam, finished, group, placeholder, scheduled, team } from '../../builders.ts'
import type { Cup } from './random-group.ts'

/** The divisions to which a place may lead in truth; null stands for none. */
type Truth = (rank: number) => readonly (string | null)[]

interface CupWithWays extends Cup {
  readonly truth: Truth
}

export type WaysShape = (typeof SHAPES)[number]

/** What may be known of the places of a group: by what is listed after it, and by what the draw says. */
export const SHAPES = [
  'nothing is listed',
  'a play-off without matches',
  'the draw says that nothing leads on',
  'the draw says all',
  'a final of one group',
  'every place leads on',
  'places lead to later rounds',
  'two play-offs',
  'the second one without names',
  'best thirds',
  'best thirds beside the draw',
  'best thirds as the draw says',
  'winners by name, others to be announced',
  'a group that two groups can be',
  'the bracket of another group',
] as const

const NAMES = [
  (rank: number) => `${rank}:an i Grupp 1`,
  (rank: number) => `${rank}st in Group 1`,
  (rank: number) => `${rank}. Gruppe 1`,
  (rank: number) => `Group 1 #${rank}`,
]

const ANYBODY = placeholder('TBA')

/** Puts a random group into a class in which its places lead on in one shape. */
export function withWays(cup: Cup, shape: WaysShape, random: (below: number) => number): CupWithWays {
  const { teamIds } = cup.division
  const size = teamIds.length
  const border = 1 + random(size - 1)
  const named = NAMES[random(NAMES.length)] ?? NAMES[0]
  const place = (rank: number) => placeholder(named?.(rank) ?? '')
  const upTo = (last: number, first = 1) =>
    Array.from({ length: last - first + 1 }, (_, at) => place(first + at))
  const both =
    (last: number, otherwise: string | null = null): Truth =>
    (rank) =>
      rank <= last ? ['PA'] : [otherwise]
  const drawn = [{ fromRank: 1, toRank: border, divisionId: 'PA' }]
  const made = make()
  const { drawn: ranges = null, best: bestPlaces } = made
  const division = { ...cup.division, qualification: ranges, ...(bestPlaces && { bestPlaces }) }
  const playOffs = (made.playOffs ?? []).map((sides, at) => playOff(at === 0 ? 'PA' : 'PB', sides))
  const divisions = [division, ...(made.groups ?? []), ...playOffs]
  const teams = [...new Set(divisions.flatMap((one) => one.teamIds))].map((id) => clubTeam(id))
  return { division, category: { ...cup.category, divisions, teams }, truth: made.truth }

  function make(): Made {
    switch (shape) {
      case 'nothing is listed':
        return { truth: () => ['PA', 'PB', null] }
      case 'a play-off without matches':
        return { playOffs: [[]], truth: () => ['PA', null] }
      case 'the draw says that nothing leads on':
        return { drawn: [], truth: () => [null] }
      case 'the draw says all':
        return { drawn, playOffs: [[ANYBODY, ANYBODY]], truth: both(border) }
      case 'a final of one group':
        return { playOffs: [upTo(2)], truth: both(2) }
      case 'every place leads on':
        return { playOffs: [upTo(size)], truth: both(size) }
      case 'places lead to later rounds':
        return {
          playOffs: [[place(1), placeholder('Winner of match 7'), ...upTo(Math.min(3, size), 2)]],
          truth: both(Math.min(3, size)),
        }
      case 'two play-offs':
        return { playOffs: [upTo(border), upTo(size, border + 1)], truth: both(border, 'PB') }
      case 'the second one without names':
        return {
          playOffs: [upTo(border), [ANYBODY, ANYBODY]],
          truth: (rank) => (rank <= border ? ['PA'] : ['PB', null]),
        }
      case 'best thirds':
      case 'best thirds beside the draw': {
        const best = [placeholder('1st best third'), placeholder('3A/B/C')]
        return {
          ...(shape === 'best thirds' ? {} : { drawn: [{ fromRank: 1, toRank: 2, divisionId: 'PA' }] }),
          playOffs: [[...upTo(2), ...best]],
          truth: (rank) => (rank <= 2 ? ['PA'] : rank === 3 ? ['PA', null] : [null]),
        }
      }
      case 'best thirds as the draw says':
        return {
          drawn: [{ fromRank: 1, toRank: 2, divisionId: 'PA' }],
          best: [{ rank: 3, count: 2, divisionId: 'PA' }],
          playOffs: [[ANYBODY, ANYBODY]],
          truth: (rank) => (rank <= 2 ? ['PA'] : rank === 3 ? ['PA', null] : [null]),
        }
      case 'winners by name, others to be announced':
        return { playOffs: [[place(1), ANYBODY]], truth: (rank) => (rank === 1 ? ['PA'] : ['PA', null]) }
      case 'a group that two groups can be':
        return {
          groups: [group({ id: 'G9', teamIds: ['V', 'W'] })],
          playOffs: [upTo(2)],
          truth: (rank) => (rank <= 2 ? ['PA', null] : [null]),
        }
      case 'the bracket of another group': {
        const others = teamIds.map((id) => `${id}${id}`)
        const gone = others.slice(0, border).map(team)
        const open = Array.from({ length: border }, () => ANYBODY)
        return { groups: [overGroup(others)], playOffs: [[...gone, ...open]], truth: both(border) }
      }
    }
  }
}

interface Made {
  readonly drawn?: Division['qualification']
  readonly best?: Division['bestPlaces']
  readonly groups?: readonly Division[]
  /** The sides of each play-off, in the order of its matches. */
  readonly playOffs?: readonly (readonly Participant[])[]
  readonly truth: Truth
}

/** A play-off whose sides fill matches in their order; match 7 is one of them. */
function playOff(id: string, sides: readonly Participant[]): Division {
  const pairs = sides.flatMap((home, at) => (at % 2 === 0 ? [[home, sides[at + 1]] as const] : []))
  const matches = pairs.map(([home, away], at) =>
    scheduled(home, away ?? team('ELSE'), {
      divisionId: id,
      number: String(pairs.length === 1 ? 7 : 6 + at),
    }),
  )
  const name = { en: `Play-off ${id}`, sv: `Slutspel ${id}` }
  return group({ id, stageId: `S${id}`, kind: 'playoff', name, matches })
}

/** A group that is over: each team has beaten those after it. */
function overGroup(teamIds: readonly string[]): Division {
  const matches = teamIds.flatMap((home, at) =>
    teamIds.slice(at + 1).map((away, below) => finished(home, away, 20 - at, 5 - at + below)),
  )
  return group({ id: 'G2', name: { en: 'Group 2', sv: 'Grupp 2' }, teamIds, matches })
}

/** The class of a page, in which the names of all divisions are known. */
export const divisionNames = ({ divisions }: Pick<Category, 'divisions'>): ReadonlyMap<string, string> =>
  new Map(divisions.map(({ id, name }) => [name.en, id]))
