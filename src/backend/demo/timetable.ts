import type { AgeClass } from './age-classes.ts'
import { type Area, type FieldDocument, nameOnDay } from './arenas.ts'
import { cupDay, FRIDAY, MONDAY, SATURDAY, SLOTS_A_DAY, slotStart, THURSDAY } from './cup-week.ts'
import type { Bracket, Entrant, Fixture, Group } from './fixtures.ts'
import type { Random } from './random.ts'

/**
 * A team's next match that day is nearly always on another field (docs/sport.md#fields). In the rest, any free field will
 * do.
 */
const SAME_FIELD_CHANCE = 0.3

/** The bookings of one edition: no field or team is booked twice at once; a team rests for a slot if one is free. */
export interface Timetable {
  /** Books the fixture on that day at or after the wanted slot. If nothing is free, it goes earlier or to another area. */
  book(fixture: Fixture, wanted: WantedSlot): void
}

interface WantedSlot {
  readonly weekday: number
  readonly slot: number
  readonly area: Area
  /** The fixture never starts before this slot. */
  readonly earliest?: number
}

/** Returns who must not play twice at once. A place in a group stands for the team that will take it. */
function bookingKey(entrant: Entrant): string | null {
  if (entrant.kind === 'team') return entrant.teamId
  return entrant.kind === 'place' ? `${entrant.group.division.id} ${entrant.rank}` : null
}

export function createTimetable(year: number, areas: readonly Area[], random: Random): Timetable {
  const booked = new Set<string>()
  /** The last field of a team, by team and day. */
  const lastField = new Map<string, string>()
  const key = (subject: string, weekday: number, slot: number) => `${subject}|${weekday}|${slot}`
  const isFree = (subject: string, weekday: number, from: number, to: number) => {
    for (let slot = from; slot <= to; slot += 1) if (booked.has(key(subject, weekday, slot))) return false
    return true
  }

  /** Returns a free field of the area, if possible one that the teams have not had that day. */
  function fieldAt(
    fixture: Fixture,
    teams: readonly string[],
    area: Area,
    weekday: number,
    slot: number,
  ): FieldDocument | null {
    const first = random.int(0, area.fields.length - 1)
    const stays = random.chance(SAME_FIELD_CHANCE)
    let seenBefore: FieldDocument | null = null
    for (let step = 0; step < area.fields.length; step += 1) {
      const field = area.fields[(first + step) % area.fields.length] as FieldDocument
      if (!isFree(field.id, weekday, slot, slot + fixture.slots - 1)) continue
      if (stays || !teams.some((team) => lastField.get(`${team}|${weekday}`) === field.id)) return field
      seenBefore ??= field
    }
    return seenBefore
  }

  function attempt(fixture: Fixture, wanted: WantedSlot, area: Area, rest: number): boolean {
    const teams = [bookingKey(fixture.home), bookingKey(fixture.away)].filter((team) => team !== null)
    const last = SLOTS_A_DAY - fixture.slots
    const earliest = wanted.earliest ?? 0
    const first = Math.max(wanted.slot, earliest)
    const slots = [
      ...Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index),
      ...Array.from({ length: Math.max(0, first - earliest) }, (_, index) => first - 1 - index),
    ]
    for (const slot of slots) {
      if (slot > last) continue
      const end = slot + fixture.slots - 1
      if (!teams.every((team) => isFree(team, wanted.weekday, slot - rest, end + rest))) continue
      const field = fieldAt(fixture, teams, area, wanted.weekday, slot)
      if (!field) continue
      take(fixture, field, teams, wanted.weekday, slot)
      return true
    }
    return false
  }

  function take(
    fixture: Fixture,
    field: FieldDocument,
    teams: string[],
    weekday: number,
    slot: number,
  ): void {
    for (let used = slot; used < slot + fixture.slots; used += 1) {
      for (const subject of [field.id, ...teams]) booked.add(key(subject, weekday, used))
    }
    for (const team of teams) lastField.set(`${team}|${weekday}`, field.id)
    fixture.weekday = weekday
    fixture.slot = slot
    fixture.document.startsAt = slotStart(year, weekday, slot)
    fixture.document.field = field.id
    fixture.document.location = nameOnDay(field, cupDay(year, weekday))
  }

  return {
    book(fixture, wanted) {
      for (const rest of [1, 0]) {
        for (const area of [wanted.area, ...areas.filter((each) => each !== wanted.area)]) {
          if (attempt(fixture, wanted, area, rest)) return
        }
      }
      throw new Error(`no slot is free on weekday ${wanted.weekday} of ${year}`)
    },
  }
}

/** Assigns each class to the area with the most room left, the largest class first. */
export function assignAreas(
  loads: ReadonlyMap<AgeClass, number>,
  areas: readonly Area[],
): Map<AgeClass, Area> {
  const used = new Map(areas.map((area) => [area, 0]))
  const assigned = new Map<AgeClass, Area>()
  const crowding = (area: Area, load: number) => ((used.get(area) ?? 0) + load) / area.fields.length
  for (const [ageClass, load] of [...loads].sort((a, b) => b[1] - a[1])) {
    const best = areas.reduce((least, area) => (crowding(area, load) < crowding(least, load) ? area : least))
    used.set(best, (used.get(best) ?? 0) + load)
    assigned.set(ageClass, best)
  }
  return assigned
}

/** Thursday 13:50. If an edition has few matches, enough of them begin here that some are live at the simulated time. */
const LIVE_SLOT = 10
const LIVE_CHANCE = 0.35

/** Books a group's rounds on its days. Each day starts at its own time. `few` is true if the edition has few matches. */
export function bookGroup(table: Timetable, group: Group, area: Area, few: boolean, random: Random): void {
  let round = 0
  for (const { weekday, rounds } of group.days) {
    const gap = weekday === MONDAY ? 3 : 6
    const live = few && weekday === THURSDAY && random.chance(LIVE_CHANCE)
    let slot = live ? LIVE_SLOT : random.int(0, Math.max(0, SLOTS_A_DAY - 1 - (rounds - 1) * gap))
    for (const fixtures of group.rounds.slice(round, round + rounds)) {
      for (const fixture of fixtures) table.book(fixture, { weekday, slot, area })
      slot += gap
    }
    round += rounds
  }
}

/** Books a bracket: the early rounds on Friday, the last two or three on Saturday. */
export function bookBracket(table: Timetable, bracket: Bracket, area: Area, random: Random): void {
  const onSaturday = Math.min(bracket.rounds.length, bracket.rounds.length > 3 ? 3 : 2)
  const onFriday = bracket.rounds.length - onSaturday
  const start = random.int(0, 3)
  for (const [index, fixtures] of bracket.rounds.entries()) {
    const friday = index < onFriday
    const weekday = friday ? FRIDAY : SATURDAY
    const slot = friday
      ? start + Math.floor((index * 17) / Math.max(onFriday, 1))
      : 2 + start + (index - onFriday) * 6
    for (const fixture of fixtures) {
      if (fixture.home.kind === 'bye' || fixture.away.kind === 'bye') continue
      const feeders = fixture.after.filter((each) => each.weekday === weekday)
      const earliest = Math.max(0, ...feeders.map((each) => each.slot + each.slots + 1))
      table.book(fixture, { weekday, slot, area, earliest })
    }
  }
}
