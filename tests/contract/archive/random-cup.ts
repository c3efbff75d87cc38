import fc from 'fast-check'
import { isNobody, isPlaceholder } from '../../../src/domain/tournament/placeholder-words.ts'

/** Names that a table, a spreadsheet or the import may take for something else. */
const NAMES = [
  '=1+1',
  "'=Alfa",
  '-Beta',
  'A|B',
  'A\\|B',
  'Paus IF',
  'Lunch',
  '12-10',
  '2026-07-07',
  'Alfa – Beta',
  'bye',
  'Winner of 1/8 #3',
  'Grupp 1',
  'P14',
  'Final',
  'Ö; "ö", é',
  '+46 > 1',
  'd1',
  'T1',
  '8.00',
  'home',
  'A@2026-07-07',
]

type Gen = fc.GeneratorValue

const year = 2026
const goals = () => fc.nat(30)

/** Builds an edition of the open format in which nothing refers to what is not there, and every field may be filled or not. */
function editionOf(g: Gen): object {
  const some = (least: number, most: number) => g(fc.integer, { min: least, max: most })
  const of = <T>(...values: readonly T[]): T => values[some(0, values.length - 1)] as T
  const yes = () => g(fc.boolean)
  const maybe = <T>(value: () => T): T | undefined => (yes() ? value() : undefined)
  const name = () => of(...NAMES)
  // What stands for a team until it is known is no team, and is left out by the reader.
  const teamName = () => of(...NAMES.filter((one) => !isPlaceholder(one) && !isNobody(one)))
  const words = () => ({ en: name(), sv: name() })
  const list = <T>(most: number, make: (at: number) => T, least = 0): T[] =>
    Array.from({ length: some(least, most) }, (_, at) => make(at))
  const score = () => ({ home: g(goals), away: g(goals) })
  const instant = () => `${year}-07-0${some(5, 9)}T${of('08', '13', '23')}:${of('00', '35')}:00+02:00`
  const ranking = () => ({
    points: {
      won: of(2, 3),
      tied: of(0, 1),
      lost: of(0, -1),
      ...(yes() && { wonOnPenalties: 2, lostOnPenalties: 1 }),
      ...(yes() && {
        bonus: [
          { for: 'win-by', goals: 5, points: 1 },
          { for: 'shut-out', points: -1 },
        ],
      }),
    },
    chain: [
      ...new Set([of('goal-difference(max 10)', 'wins', 'head-to-head-points'), 'goals-scored', 'lots']),
    ],
  })
  const arenas = list(2, (at) => ({
    id: `${of('a', 'A', 'b|')}${at}`,
    name: name(),
    area: maybe(name),
    ...(yes() && { latitude: 57.7 + at / 100, longitude: 11.9 }),
    fields: list(2, (field) => ({
      id: `${of('f', 'F')}${at}${field}`,
      name: name(),
      aliases: list(2, () => ({ name: name(), day: maybe(() => `${year}-07-07`) })),
    })),
  }))
  const fields = arenas.flatMap((arena) => arena.fields.map(({ id }) => id))
  const field = () => (fields.length === 0 ? undefined : maybe(() => of(...fields)))
  const clubs = list(3, (at) => ({ id: `club${at}`, name: name(), nation: maybe(() => of('SE', 'DK')) }))
  const streams = list(2, (at) => ({
    id: `stream${at}`,
    name: name(),
    url: maybe(() => `https://x.example/${at}`),
    provider: maybe(name),
    field: field(),
    requiresPass: yes(),
  }))
  const ids: string[] = []
  const categories = list(
    2,
    (at) => {
      const teams = list(
        5,
        (team) => ({
          id: `${of('t', 'T', '=t')}${at}${team}`,
          name: teamName(),
          club: clubs.length === 0 ? undefined : maybe(() => of(...clubs).id),
          nation: maybe(() => of('SE', 'DK')),
        }),
        2,
      )
      const teamIds = teams.map(({ id }) => id)
      const divisions: string[] = []
      const match = (own: readonly string[], division: string, isPlayoff: boolean) => (number: number) => {
        const id = `m${division}-${number}`
        const [home = '', away = ''] = g(fc.shuffledSubarray<string>, [...own], {
          minLength: 2,
          maxLength: 2,
        })
        const open = () => (yes() ? { placeholder: name() } : null)
        const isBye = isPlayoff && some(0, 4) === 0
        const state = isBye
          ? 'scheduled'
          : of(
              'scheduled',
              'live',
              'finished',
              'finished',
              'walkover',
              'cancelled',
              'postponed',
              'abandoned',
              'annulled',
            )
        const isScored = ['live', 'finished', 'walkover', 'abandoned', 'annulled'].includes(state) && yes()
        ids.push(id)
        const isOver = isScored && state === 'finished'
        return {
          id,
          number: maybe(() => of('1', '17', 'A-3', '+4')),
          round: isPlayoff
            ? { name: maybe(() => of('Final', 'SF', 'Omgång 1')), rank: some(0, 3), index: number + 1 }
            : maybe(() => ({ name: of('Omgång 1', '1') })),
          home: (yes() ? null : open()) ?? { team: home },
          away: isBye ? { bye: true } : ((yes() ? null : open()) ?? { team: away }),
          ...of<object>({ startsAt: instant() }, { day: `${year}-07-07` }, {}),
          field: field(),
          location: maybe(name),
          stream: streams.length === 0 ? undefined : maybe(() => of(...streams).id),
          state,
          ...(number > 0 && yes() && { replays: `m${division}-0` }),
          ...(isScored && { score: score() }),
          ...(isOver && yes() && { halfTime: { home: 0, away: 0 } }),
          ...(isOver &&
            yes() && { penalties: { home: 3, away: 4 }, decision: of('penalties', 'sudden-death') }),
          ...(isOver && yes() && { abandoned: true }),
          ...(state === 'walkover' && { winner: of('home', 'away') }),
          ...(state !== 'scheduled' && yes() && { reason: words() }),
          ...(yes() && { moved: { startsAt: instant(), location: maybe(name) } }),
        }
      }
      const division = (isPlayoff: boolean) => () => {
        const id = `${of('d', 'D', 'x|')}${at}${divisions.length}`
        const own = g(fc.shuffledSubarray<string>, teamIds, { minLength: of(0, 2, 2) })
        const [first, second] = own
        const earlier = divisions.at(-1)
        divisions.push(id)
        const isFull = first !== undefined && second !== undefined
        return {
          id,
          name: words(),
          teams: own,
          lots: isPlayoff ? [] : g(fc.shuffledSubarray<string>, own),
          ...(yes() && !isPlayoff && { fairPlay: own.map((team) => ({ team, points: some(-5, 5) })) }),
          carriedOver:
            isFull && yes() && !isPlayoff
              ? [
                  {
                    match: ids.length === 0 ? undefined : maybe(() => of(...ids)),
                    home: first,
                    away: second,
                    score: { home: 2, away: 2 },
                    onPenalties: maybe(() => of('home', 'away')),
                  },
                ]
              : [],
          ...of<object>(
            {},
            { leadsNowhere: true },
            earlier !== undefined && isFull
              ? { qualification: [{ fromRank: 1, toRank: 2, division: earlier }] }
              : {},
          ),
          table:
            isFull && yes() && !isPlayoff
              ? own.map((team, rank) => ({
                  ...{ team, rank: rank + 1, played: 1, won: 0, tied: 1, lost: 0, points: 1 },
                  ...{ goalsWon: 2, goalsLost: 2 },
                }))
              : [],
          matches: isFull ? list(6, match(own, id, isPlayoff), 1) : [],
        }
      }
      return {
        id: `c${at}`,
        name: words(),
        shortName: of('P14', 'F12', 'B16'),
        gender: of('boys', 'girls', 'mixed'),
        age: maybe(() => 14),
        hideMatchResults: some(0, 5) === 0,
        hideConferenceResults: some(0, 5) === 0,
        ranking: maybe(ranking),
        matchMinutes: maybe(() => 30),
        teams,
        stages: list(
          3,
          (stage) => {
            const isPlayoff = yes()
            return {
              id: `s${at}${stage}`,
              name: words(),
              type: isPlayoff ? 'playoff' : 'conference',
              divisions: list(2, division(isPlayoff), of(0, 1, 1)),
            }
          },
          of(0, 1, 1),
        ),
      }
    },
    1,
  )
  return {
    year,
    name: maybe(name),
    startsAt: maybe(() => `${year}-07-04T08:00:00+02:00`),
    endsAt: maybe(() => `${year}-07-11T18:00:00+02:00`),
    published: maybe(() => ({ clubs: yes(), teams: yes(), lot: yes(), schedule: yes() })),
    streaming: maybe(() => ({ info: maybe(words), access: maybe(words) })),
    announcements: list(2, () => ({
      text: words(),
      button: maybe(() => ({ link: 'https://x.example/', text: words() })),
    })),
    ranking: ranking(),
    arenas,
    clubs,
    streams,
    sponsors: list(2, (at) => ({
      id: `p${at}`,
      name: name(),
      url: maybe(() => 'https://x.example/'),
      placement: of('home', 'footer'),
      text: maybe(name),
    })),
    featured: ids.length === 0 ? [] : g(fc.shuffledSubarray<string>, ids),
    categories,
  }
}

/** Cups of the open format with one edition, 2026. */
export const randomCup = fc.gen().map((g) =>
  // What is undefined is not written.
  JSON.stringify({
    format: 'cup/1',
    cup: { id: 'test-cup', name: 'Test Cup', sport: 'floorball' },
    editions: [editionOf(g)],
  }),
)
