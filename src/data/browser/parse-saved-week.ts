import type { FavouriteField, FavouriteTeam } from '../../domain/account/favourites.ts'
import { packSchedule } from '../../domain/my-week/pack-schedule.ts'
import type { SavedClock, SavedWeek } from '../../domain/my-week/saved-week.ts'
import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import { isRecord, jsonOrText } from '../results/json.ts'
import { hasParts, isCount, isNumber, isText, listOf } from './checks.ts'
import { parseSchedule } from './parse-schedule.ts'

/** Raised whenever the shape below changes: what an older release kept is forgotten. */
const FORMAT = 1

const isTeam = (value: unknown) =>
  isRecord(value) &&
  hasParts(value, {
    id: isCount,
    teamId: isText,
    year: isCount,
    name: isText,
    nation: isText,
    nationCode: isText,
    category: isText,
    categoryShort: isText,
  })
const isField = (value: unknown) =>
  isRecord(value) &&
  hasParts(value, { id: isCount, fieldId: isText, year: isCount, name: isText, arenaId: isText })

/** My Week as a text that a browser can keep. */
export const savedWeekText = ({ schedule, ...rest }: SavedWeek): string =>
  JSON.stringify({ format: FORMAT, ...rest, schedule: packSchedule(schedule) })

/** What `savedWeekText` wrote; null for anything else, of another format included. */
export function parseSavedWeek(text: string): SavedWeek | null {
  const value = jsonOrText(text)
  if (!isRecord(value) || value.format !== FORMAT) return null
  if (!hasParts(value, { year: isCount, owner: isText, savedAt: isNumber })) return null
  const { favourites, clock, year, owner, savedAt } = value
  const schedule = parseSchedule(value.schedule)
  if (!schedule || !isRecord(favourites)) return null
  const { teams, fields } = favourites
  if (!listOf(isTeam)(teams) || !listOf(isField)(fields)) return null
  return {
    year: Number(year),
    owner: String(owner),
    savedAt: Number(savedAt),
    favourites: { teams: teams as FavouriteTeam[], fields: fields as FavouriteField[] },
    schedule: readSchedule(schedule),
    clock: clockOf(clock),
  }
}

const clockOf = (value: unknown): SavedClock | null =>
  isRecord(value) && hasParts(value, { cup: isNumber, device: isNumber, speed: isNumber })
    ? { cup: Number(value.cup), device: Number(value.device), speed: Number(value.speed) }
    : null
