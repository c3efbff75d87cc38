// `npm run bench:scenarios [-- ORIGIN [YEAR]]`: how long it takes to work out what all teams of a group need, for every
// group of an edition that ORIGIN serves (default http://localhost:4321, 2026), with its last one to eight matches set back
// to unplayed. Reports milliseconds on this machine, and multiples of the time that the same group's table takes. Target:
// 50 ms on a slow phone, which counts as four times as slow as a quiet machine.
import { editionFileAddress } from '../../src/domain/schedule/edition-file.ts'
import { readEdition } from '../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../src/domain/schedule/read-schedule.ts'
import { scheduleAddress } from '../../src/domain/schedule/schedule-file.ts'
import type { Category, Division } from '../../src/domain/tournament/edition.ts'
import { playable } from '../../src/domain/tournament/edition-index.ts'
import { factsOf, type Match } from '../../src/domain/tournament/match.ts'
import { byTime } from '../../src/domain/tournament/match-days.ts'
import { scenariosOf } from '../../src/domain/tournament/scenario/scenarios.ts'
import { divisionStandings } from '../../src/domain/tournament/standings.ts'
import { sentenceOf } from '../release/failure.ts'

const [origin = 'http://localhost:4321', year = '2026'] = process.argv.slice(2)
const MOST_LEFT = 8
/** One table takes too little time for the clock, so this many are measured together. */
const TABLES = 20
const RUNS = 3
const SLOW_PHONE = 4
const TARGET_MS = 50

const say = (text: string) => process.stdout.write(`${text}\n`)

async function read<T>(path: string): Promise<T> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}.`)
  return (await response.json()) as T
}

/** Returns a group as it stands before its last `left` matches; null if it has no more matches than that. */
function before(division: Division, left: number): Division | null {
  const matches = playable(division.matches).toSorted(byTime)
  if (matches.length <= left) return null
  const open = new Set(matches.slice(-left))
  const back = (match: Match): Match => (open.has(match) ? { ...factsOf(match), kind: 'scheduled' } : match)
  return { ...division, matches: division.matches.map(back), published: [] }
}

/** Returns the best of several runs, because other programs use the machine too. */
function msOf(work: () => unknown, times = 1): number {
  const runs = Array.from({ length: RUNS }, () => {
    const from = performance.now()
    for (let time = 0; time < times; time += 1) work()
    return (performance.now() - from) / times
  })
  return Math.min(...runs)
}

/** Returns null if there are no scenarios for the group. */
function measure(division: Division, category: Category): { ms: number; ratio: number } | null {
  let sentences = 0
  const ms = msOf(() => {
    // Each run gets its own class object, because the scenarios of a group are cached by class.
    const scenarios = scenariosOf(division, { ...category, divisions: [division] })
    sentences = scenarios?.group.teamIds.flatMap((teamId) => scenarios.needs(teamId)).length ?? 0
  })
  return sentences === 0
    ? null
    : { ms, ratio: ms / msOf(() => divisionStandings(division, category), TABLES) }
}

function row(name: string, figures: readonly number[], digits: number): string {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(digits).padStart(8)
  return `${name.padEnd(22)}${at(0.5)}${at(0.95)}${at(0.99)}${at(1)}`
}

try {
  const schedule = readSchedule(await read(scheduleAddress(Number(year))))
  const edition = readEdition(schedule, await read(editionFileAddress(Number(year))))
  const groups = edition.categories.flatMap((category) =>
    category.divisions.flatMap((division) => (division.kind === 'group' ? [{ category, division }] : [])),
  )
  const all: number[] = []
  say(`${'matches left'.padEnd(22)}    half  95/100  99/100 slowest`)
  for (let left = 1; left <= MOST_LEFT; left += 1) {
    const measured = groups.flatMap(({ category, division }) => {
      const group = before(division, left)
      return (group && measure(group, category)) ?? []
    })
    if (measured.length === 0) continue
    all.push(...measured.map(({ ms }) => ms))
    say(
      row(
        `${left} in ${measured.length} groups, ms`,
        measured.map(({ ms }) => ms),
        2,
      ),
    )
    say(
      row(
        '  in tables',
        measured.map(({ ratio }) => ratio),
        0,
      ),
    )
  }
  if (all.length === 0) throw new Error(`Nothing is told of any group of ${year}: are its results out?`)
  const within = all.filter((ms) => ms * SLOW_PHONE <= TARGET_MS).length
  say(`${within} of ${all.length} within ${TARGET_MS} ms where everything takes ${SLOW_PHONE} times as long.`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
