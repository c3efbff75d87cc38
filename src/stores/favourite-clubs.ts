import { atom, type ReadableAtom } from 'nanostores'
import type { Fault } from '../data/browser/request.ts'
import { fetchSchedule } from '../data/browser/schedule.ts'
import { clubTargets } from '../domain/account/club-targets.ts'
import { countOfYear, findTeam, MOST_A_YEAR, type TeamKey } from '../domain/account/favourites.ts'
import type { AccountFault, Outcome } from '../domain/account/session.ts'
import { $favourites, addOneOfMany, removeOneOfMany, settle, tell } from './favourites.ts'

/** A club in one edition; `name` is for messages. */
export interface ClubKey {
  readonly clubId: string
  readonly year: number
  readonly name: string
}

/** The progress of adding or removing the teams of a club. */
export interface ClubProgress {
  readonly isAdding: boolean
  readonly done: number
  readonly all: number
}

const $now = atom<ReadonlyMap<string, ClubProgress>>(new Map())

/** By `clubKey`: the clubs whose teams are being added or removed. */
export const $clubProgress: ReadableAtom<ReadonlyMap<string, ClubProgress>> = $now

export const clubKey = ({ clubId, year }: Pick<ClubKey, 'clubId' | 'year'>): string => `${year} ${clubId}`

/** The number of parallel requests: fast enough on a phone, and no burden for the service. */
const AT_ONCE = 4
const DONE: Outcome = { ok: true }

/**
 * Makes all teams of a club favourites, each with a request of its own, since the service takes one team per request.
 * Starts nothing if not all of them fit. Teams added before a refusal stay.
 */
export async function followClub(club: ClubKey): Promise<Outcome> {
  if ($now.get().has(clubKey(club))) return DONE
  show(club, { isAdding: true, done: 0, all: 0 })
  try {
    const schedule = await fetchSchedule(club.year)
    if (!schedule.ok) return refuse(club, 0, 0, faultOf(schedule.fault))
    const missing = clubTargets(schedule.value, club.clubId).filter(
      (team) => !findTeam($favourites.get(), team),
    )
    const followed = countOfYear($favourites.get(), club.year)
    const wanted = missing.length
    if (followed + wanted > MOST_A_YEAR)
      return refuse(club, 0, wanted, { kind: 'full', most: MOST_A_YEAR, followed, wanted })
    const { done, outcome } = await each(club, true, missing, addOneOfMany)
    if (!outcome.ok) return refuse(club, done.length, wanted, outcome.fault)
    if (wanted === 0) return DONE
    return tell({ kind: 'club-added', name: club.name, count: wanted }, () => unfollow(club, done))
  } finally {
    show(club, null)
  }
}

/** Removes teams of a club from the favourites. */
export async function unfollowClub(club: ClubKey, teamIds: readonly string[]): Promise<Outcome> {
  if ($now.get().has(clubKey(club))) return DONE
  const keys = teamIds
    .map((teamId) => ({ teamId, year: club.year }))
    .filter((key) => findTeam($favourites.get(), key))
  return unfollow(club, keys)
}

async function unfollow(club: ClubKey, keys: readonly TeamKey[]): Promise<Outcome> {
  try {
    const { done, outcome } = await each(club, false, keys, removeOneOfMany)
    settle()
    if (!outcome.ok) return refuse(club, done.length, keys.length, outcome.fault)
    return tell({ kind: 'club-removed', name: club.name, count: done.length }, () => followClub(club))
  } finally {
    show(club, null)
  }
}

/** Stops at the first refusal. */
async function each<Key extends TeamKey>(
  club: ClubKey,
  isAdding: boolean,
  keys: readonly Key[],
  change: (key: Key) => Promise<Outcome>,
): Promise<{ readonly done: readonly Key[]; readonly outcome: Outcome }> {
  const done: Key[] = []
  const waiting = [...keys]
  let outcome: Outcome = DONE
  show(club, { isAdding, done: 0, all: keys.length })
  const work = async () => {
    for (let key = waiting.shift(); key && outcome.ok; key = waiting.shift()) {
      const response = await change(key)
      if (response.ok) done.push(key)
      else outcome = response
      show(club, { isAdding, done: done.length, all: keys.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done, outcome }
}

function refuse({ name }: ClubKey, done: number, all: number, fault: AccountFault): Outcome {
  tell({ kind: 'club-refused', name, done, all, fault }, null)
  return { ok: false, fault }
}

const faultOf = (fault: Fault): AccountFault =>
  fault === 'timeout' || fault === 'malformed' ? { kind: fault } : { kind: 'down' }

function show(club: ClubKey, progress: ClubProgress | null): void {
  const next = new Map($now.get())
  if (progress) next.set(clubKey(club), progress)
  else next.delete(clubKey(club))
  $now.set(next)
}
