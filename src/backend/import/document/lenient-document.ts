import { LOCALES } from '../../../domain/text/locale.ts'
/**
 * The parts of a cup document that refer to each other, read leniently: a value of the wrong type counts as absent. So
 * references can be checked, and reported together with everything else, even if the document does not fit the format.
 * Every part knows its path (`at`).
 */
export interface Ref {
  readonly at: string
  readonly id: string | undefined
}
interface LenientTeam extends Ref {
  readonly name: string | undefined
  readonly club: Ref
  readonly nation: Ref
  readonly withdrawn: boolean
}
interface LenientSide {
  readonly at: string
  readonly team: string | undefined
  readonly bye: boolean
}
export interface LenientScore {
  readonly home: number
  readonly away: number
}
export interface LenientMatch extends Ref {
  readonly home: LenientSide
  readonly away: LenientSide
  readonly startsAt: string | undefined
  readonly day: string | undefined
  readonly field: Ref
  readonly stream: Ref
  readonly state: string
  readonly score: LenientScore | undefined
  /** Whether there is a score at all, in any form. */
  readonly scored: boolean
  readonly halfTime: LenientScore | undefined
  readonly penalties: LenientScore | undefined
  readonly winner: string | undefined
  /** The name of the round, as written; '' if it has none. */
  readonly round: string
  readonly rank: number | undefined
  readonly index: number | undefined
  readonly replays: string | undefined
  readonly bothLose: boolean
  readonly stood: LenientScore | undefined
}
export interface LenientDivision extends Ref {
  readonly stageType: string | undefined
  readonly name: string
  readonly teams: readonly Ref[]
  readonly lots: readonly Ref[]
  readonly fairPlay: readonly { at: string; team: Ref; points: unknown }[]
  readonly adjustments: readonly { at: string; team: Ref; points: unknown }[]
  readonly carriedOver: readonly {
    at: string
    match: Ref
    home: Ref
    away: Ref
    score: LenientScore | undefined
    onPenalties: unknown
    bothLose: boolean
  }[]
  readonly qualification: readonly {
    at: string
    from: number | undefined
    to: number | undefined
    best: number | undefined
    division: Ref
  }[]
  readonly table: readonly { at: string; team: Ref; numbers: Readonly<Record<string, number | undefined>> }[]
  readonly matches: readonly LenientMatch[]
}
export interface LenientCategory extends Ref {
  readonly resultsHidden: boolean
  readonly matchMinutes: number | undefined
  readonly ranking: unknown
  readonly teams: readonly LenientTeam[]
  readonly stages: readonly Ref[]
  readonly divisions: readonly LenientDivision[]
}
export interface LenientEdition {
  readonly at: string
  readonly year: number | undefined
  readonly startsAt: string | undefined
  readonly endsAt: string | undefined
  readonly ranking: unknown
  readonly arenas: readonly Ref[]
  readonly fields: readonly Ref[]
  readonly clubs: readonly (Ref & { nation: Ref })[]
  readonly streams: readonly (Ref & { field: Ref })[]
  readonly sponsors: readonly Ref[]
  readonly featured: readonly Ref[]
  readonly categories: readonly LenientCategory[]
}

/** A value and its path. */
class Part {
  readonly value: unknown
  readonly at: string
  constructor(value: unknown, at: string) {
    this.value = value
    this.at = at
  }
  get(key: string): Part {
    const { value } = this
    const found =
      value && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
    return new Part(found, this.at === '' ? key : `${this.at}.${key}`)
  }
  list(key: string): Part[] {
    const part = this.get(key)
    if (!Array.isArray(part.value)) return []
    return part.value.map((value: unknown, index) => new Part(value, `${part.at}[${index}]`))
  }
  text(key: string): string | undefined {
    const { value } = this.get(key)
    return typeof value === 'string' ? value : undefined
  }
  number(key: string): number | undefined {
    const { value } = this.get(key)
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined
  }
  /** Returns the part itself as a reference. */
  self(): Ref {
    return { at: this.at, id: typeof this.value === 'string' ? this.value : undefined }
  }
  ref(key: string): Ref {
    return this.get(key).self()
  }
  owner(): Ref {
    return { at: this.at, id: this.text('id') }
  }
  score(key: string): LenientScore | undefined {
    const score = this.get(key)
    const home = score.number('home')
    const away = score.number('away')
    return home === undefined || away === undefined ? undefined : { home, away }
  }
  name(): string {
    const name = this.get('name')
    return (
      (typeof name.value === 'string'
        ? name.value
        : LOCALES.map((locale) => name.text(locale)).find((text) => text !== undefined)) ??
      this.text('id') ??
      ''
    )
  }
}

export const lenientEditions = (raw: unknown): LenientEdition[] =>
  new Part(raw, '').list('editions').map(edition)

const edition = (part: Part): LenientEdition => ({
  at: part.at,
  year: part.number('year'),
  startsAt: part.text('startsAt'),
  endsAt: part.text('endsAt'),
  ranking: part.get('ranking').value,
  arenas: part.list('arenas').map((arena) => arena.owner()),
  fields: part.list('arenas').flatMap((arena) => arena.list('fields').map((field) => field.owner())),
  clubs: part.list('clubs').map((club) => ({ ...club.owner(), nation: club.ref('nation') })),
  streams: part.list('streams').map((stream) => ({ ...stream.owner(), field: stream.ref('field') })),
  sponsors: part.list('sponsors').map((sponsor) => sponsor.owner()),
  featured: part.list('featured').map((match) => match.self()),
  categories: part.list('categories').map(category),
})

const category = (part: Part): LenientCategory => ({
  ...part.owner(),
  resultsHidden: part.get('hideMatchResults').value === true,
  matchMinutes: part.number('matchMinutes'),
  ranking: part.get('ranking').value,
  teams: part.list('teams').map((team) => ({
    ...team.owner(),
    name: team.text('name'),
    club: team.ref('club'),
    nation: team.ref('nation'),
    withdrawn: Boolean(team.get('withdrawn').value),
  })),
  stages: part.list('stages').map((stage) => stage.owner()),
  divisions: part
    .list('stages')
    .flatMap((stage) => stage.list('divisions').map((item) => division(item, stage.text('type')))),
})

const division = (part: Part, stageType: string | undefined): LenientDivision => ({
  ...part.owner(),
  stageType,
  name: part.name(),
  teams: part.list('teams').map((team) => team.self()),
  lots: part.list('lots').map((team) => team.self()),
  fairPlay: part
    .list('fairPlay')
    .map((one) => ({ at: one.at, team: one.ref('team'), points: one.get('points').value })),
  adjustments: part
    .list('adjustments')
    .map((one) => ({ at: one.at, team: one.ref('team'), points: one.get('points').value })),
  carriedOver: part.list('carriedOver').map((result) => ({
    at: result.at,
    match: result.ref('match'),
    home: result.ref('home'),
    away: result.ref('away'),
    score: result.score('score'),
    onPenalties: result.get('onPenalties').value,
    bothLose: result.get('bothLose').value === true,
  })),
  qualification: part.list('qualification').map((range) => ({
    at: range.at,
    from: range.number('fromRank'),
    to: range.number('toRank'),
    best: range.number('best'),
    division: range.ref('division'),
  })),
  table: part.list('table').map((row) => ({
    at: row.at,
    team: row.ref('team'),
    numbers: Object.fromEntries(TABLE_NUMBERS.map((key) => [key, row.number(key)])),
  })),
  matches: part.list('matches').map(match),
})

export const TABLE_NUMBERS = [
  'rank',
  'played',
  'won',
  'tied',
  'lost',
  'points',
  'goalsWon',
  'goalsLost',
] as const

const match = (part: Part): LenientMatch => ({
  ...part.owner(),
  home: side(part.get('home')),
  away: side(part.get('away')),
  startsAt: part.text('startsAt'),
  day: part.text('day'),
  field: part.ref('field'),
  stream: part.ref('stream'),
  state: part.text('state') ?? 'scheduled',
  score: part.score('score'),
  scored: part.get('score').value !== undefined,
  halfTime: part.score('halfTime'),
  penalties: part.score('penalties'),
  winner: part.text('winner'),
  round: part.get('round').text('name') ?? '',
  rank: part.get('round').number('rank'),
  index: part.get('round').number('index'),
  replays: part.text('replays'),
  bothLose: part.get('bothLose').value === true,
  stood: part.score('stood'),
})

const side = (part: Part): LenientSide => ({
  at: part.at,
  team: part.text('team'),
  bye: part.get('bye').value === true,
})
