import type { Score } from '../../domain/tournament/match.ts'
import type { MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import type { Area } from './arenas.ts'
import { SATURDAY, SLOTS_A_DAY, slotMinutes, slotStart } from './cup-week.ts'
import type { Bracket, Fixture, Group } from './fixtures.ts'
import type { NewMatch } from './group-draw.ts'
import { INCIDENTS, type Incident } from './incident-list.ts'
import type { Random } from './random.ts'
import { scoreSoFar } from './scores.ts'
import type { Timetable } from './timetable.ts'

interface Draw {
  readonly ageClass: AgeClass
  readonly groups: readonly Group[]
  readonly brackets: readonly Bracket[]
}

/** Free slots before a match is played again. */
const PAUSE = 4

/** Whether a match that this happens to does not even begin. */
export const isUnplayed = ({ how }: Incident) => how === 'cancelled' || how === 'postponed'

/**
 * Chooses the matches of a class in which something happens, once all have a time, and plans those that are played again
 * later the same day.
 *
 * @param now epoch milliseconds: only what is known by then has happened
 */
export function planIncidents(
  year: number,
  { ageClass, groups, brackets }: Draw,
  area: Area,
  { table, newMatch, now }: { readonly table: Timetable; readonly newMatch: NewMatch; readonly now: number },
  random: Random,
): void {
  for (const incident of INCIDENTS) {
    if (incident.year !== year || incident.classId !== ageClass.id) continue
    const places = (incident.in === 'group' ? groups : brackets).flatMap(({ division, rounds }) =>
      rounds.flatMap((round) => round.map((fixture) => ({ division, round, fixture }))),
    )
    const waitsFor = (fixture: Fixture) => places.filter((other) => other.fixture.after.includes(fixture))
    const possible = places.filter(
      ({ fixture }) =>
        fixture.weekday === (incident.weekday ?? fixture.weekday) &&
        isKnown(incident, fixture, year, now) &&
        (!incident.isReplayed || fixture.slot + PAUSE + 2 * fixture.slots <= SLOTS_A_DAY) &&
        waitsFor(fixture).every((other) => other.fixture.weekday !== fixture.weekday),
    )
    if (possible.length === 0) continue
    const { division, round, fixture } = random.fork(`${incident.how} ${incident.in}`).pick(possible)
    fixture.incident = incident
    if (!incident.isReplayed) continue
    const { id, round: place, home, away } = fixture.document
    const document = newMatch(division, { ...(place && { round: { ...place } }), home, away, replays: id })
    const replay: Fixture = { ...fixture, document, incident: null }
    const earliest = fixture.slot + fixture.slots + PAUSE
    table.book(replay, { weekday: fixture.weekday ?? SATURDAY, slot: earliest, area, earliest })
    fixture.replay = replay
    round.push(replay)
  }
}

function isKnown(
  incident: Incident,
  { document, weekday, slots }: Fixture,
  year: number,
  now: number,
): boolean {
  if (weekday === null || document.startsAt === undefined) return false
  if (isUnplayed(incident)) return Date.parse(slotStart(year, weekday, 0)) <= now
  return Date.parse(document.startsAt) + slotMinutes(slots) * 60_000 <= now
}

/** The share of a match that was played when it was stopped. */
const STOPPED_AFTER = 0.6

/**
 * Writes into a match what happened in it, and how it stood.
 *
 * @param full the score that it would have had; null if none is kept
 */
export function happen(document: MatchDocument, incident: Incident, full: Score | null): void {
  const { how, reason } = incident
  document.reason = reason
  document.state = how === 'stopped' ? 'finished' : how
  if (how === 'stopped') document.abandoned = true
  if (full !== null && !isUnplayed(incident))
    document.score = how === 'annulled' ? full : scoreSoFar(full, STOPPED_AFTER)
}
