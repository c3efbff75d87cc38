import { atom, computed, type ReadableAtom } from 'nanostores'
import { askIdentity } from '../data/browser/identity.ts'
import {
  type Favourites,
  type FavouriteTeam,
  type FieldKey,
  type FieldTarget,
  findField,
  findTeam,
  NO_FAVOURITES,
  type TeamKey,
  type TeamTarget,
  withField,
  withoutField,
  withoutTeam,
  withTeam,
} from '../domain/account/favourites.ts'
import type { AccountFault, Outcome } from '../domain/account/session.ts'
import { $session, invalidateUser, refused, reloadUser } from './session.ts'
import { $userToken } from './user-token.ts'

/** The latest change to the favourites, for a message. `name` is the name of the team or field. */
export type FavouriteNotice =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | ClubNotice
  | {
      readonly kind: 'refused'
      readonly attempt: 'add' | 'remove'
      readonly name: string
      readonly fault: AccountFault
    }

/** The outcome for the teams of a club: `done` of `all` were changed. */
export type ClubNotice =
  | { readonly kind: 'club-added' | 'club-removed'; readonly name: string; readonly count: number }
  | {
      readonly kind: 'club-refused'
      readonly name: string
      readonly done: number
      readonly all: number
      readonly fault: AccountFault
    }

const DONE: Outcome = { ok: true }
const NOBODY: Outcome = { ok: false, fault: { kind: 'unauthorized' } }

const $all = atom<Favourites>(NO_FAVOURITES)
const $notice = atom<FavouriteNotice | null>(null)
const $waiting = atom<ReadonlySet<string>>(new Set())

/** The favourites of the signed-in user, of all years; empty while nobody is signed in, or the user is unknown. */
export const $favourites: ReadableAtom<Favourites> = $all
/** The latest change; null once its message is dismissed. */
export const $favouriteNotice: ReadableAtom<FavouriteNotice | null> = $notice
/** Keys (`teamKey`, `fieldKey`) of the favourites being added or removed. */
export const $favouritesWaiting: ReadableAtom<ReadonlySet<string>> = $waiting

/** Favourites being removed at the service. They must not come back with a response that was already under way. */
const leaving = new Set<string>()
/** By key: the last change to each favourite. Changes to the same favourite run one after the other. */
const lines = new Map<string, Promise<Outcome>>()
let lastUndo: (() => Promise<Outcome>) | null = null

export const teamKey = ({ teamId, year }: TeamKey): string => `team ${year} ${teamId}`
export const fieldKey = ({ fieldId, year }: FieldKey): string => `field ${year} ${fieldId}`

$session.subscribe((session) => {
  if (session.kind !== 'signed-in')
    return session.kind === 'signed-out' && session.fault === null ? $all.set(NO_FAVOURITES) : undefined
  const { teams, fields } = session.user.favourites
  $all.set({
    teams: teams.filter((team) => !leaving.has(teamKey(team))),
    fields: fields.filter((field) => !leaving.has(fieldKey(field))),
  })
})

const teamsByYear = new Map<number, ReadableAtom<readonly FavouriteTeam[]>>()

export const favouriteTeamsOf = (year: number): ReadableAtom<readonly FavouriteTeam[]> =>
  ofYear(teamsByYear, year, ({ teams }) => teams)

/** Adds the team after the response. Does nothing if nobody is signed in. */
export function addTeam(target: TeamTarget): Promise<Outcome> {
  return inLine(teamKey(target), async (token) => {
    if (findTeam($all.get(), target)) return DONE
    const added = await askToAdd(target, token)
    if (!added.ok) return refuse('add', target.name, added.fault, token)
    return tell({ kind: 'added', name: findTeam($all.get(), target)?.name || target.name }, () =>
      removeTeam(target),
    )
  })
}

/** Removes the team at once, and restores it if the service refuses. Does nothing if it is no favourite. */
export function removeTeam(key: TeamKey): Promise<Outcome> {
  return inLine(teamKey(key), async (token) => {
    const team = findTeam($all.get(), key)
    if (!team) return DONE
    const { id: _, ...target } = team
    const removing = askToRemove(team, token)
    tell({ kind: 'removed', name: team.name }, () => addTeam(target))
    const removed = await removing
    return removed.ok ? settle() : refuse('remove', team.name, removed.fault, token)
  })
}

/** Adds one of many teams like `addTeam`, but without a message. */
export const addOneOfMany = (target: TeamTarget): Promise<Outcome> =>
  inLine(teamKey(target), async (token) =>
    findTeam($all.get(), target) ? DONE : dropInvalidToken(await askToAdd(target, token), token),
  )

/** Removes one of many teams like `removeTeam`, but without a message. The caller has to load the user again. */
export const removeOneOfMany = (key: TeamKey): Promise<Outcome> =>
  inLine(teamKey(key), async (token) => {
    const team = findTeam($all.get(), key)
    return team ? dropInvalidToken(await askToRemove(team, token), token) : DONE
  })

const dropInvalidToken = (outcome: Outcome, token: string): Outcome =>
  outcome.ok ? outcome : refused(outcome.fault, token)

async function askToAdd(target: TeamTarget, token: string): Promise<Outcome> {
  const { teamId, year, name, nation, nationCode, category, categoryShort } = target
  const payload = { teamId, year, teamName: name, nation, nationCode, category, catShort: categoryShort }
  const response = await askIdentity('addTeam', { token, payload })
  if (!response.ok) return response
  invalidateUser()
  $all.set(withTeam($all.get(), response.value))
  return DONE
}

async function askToRemove(team: FavouriteTeam, token: string): Promise<Outcome> {
  const key = teamKey(team)
  leaving.add(key)
  $all.set(withoutTeam($all.get(), team))
  const payload = { team_id: team.teamId, year: team.year }
  const response = await askIdentity('removeTeam', { token, id: team.id, payload })
  leaving.delete(key)
  if (response.ok || response.fault.kind === 'gone') return DONE
  $all.set(withTeam($all.get(), team))
  return response
}

/** Adds the field after the response. Does nothing if nobody is signed in. */
export function addField(target: FieldTarget): Promise<Outcome> {
  return inLine(fieldKey(target), async (token) => {
    if (findField($all.get(), target)) return DONE
    const { arenaId, fieldId, year, name } = target
    const response = await askIdentity('addField', {
      token,
      payload: { arenaId, fieldId, year, fieldName: name },
    })
    if (!response.ok) return refuse('add', name, response.fault, token)
    invalidateUser()
    const field = response.value
    $all.set(withField($all.get(), field))
    return tell({ kind: 'added', name: field.name || name }, () => removeField(field))
  })
}

/** Removes the field at once, and restores it if the service refuses. Does nothing if it is no favourite. */
export function removeField(key: FieldKey): Promise<Outcome> {
  return inLine(fieldKey(key), async (token) => {
    const field = findField($all.get(), key)
    if (!field) return DONE
    const { id, ...target } = field
    leaving.add(fieldKey(key))
    $all.set(withoutField($all.get(), key))
    tell({ kind: 'removed', name: field.name }, () => addField(target))
    const response = await askIdentity('removeField', { token, id })
    leaving.delete(fieldKey(key))
    if (response.ok || response.fault.kind === 'gone') return settle()
    $all.set(withField($all.get(), field))
    return refuse('remove', field.name, response.fault, token)
  })
}

/** Undoes the latest addition or removal, once. */
export async function undo(): Promise<void> {
  const back = lastUndo
  lastUndo = null
  await back?.()
}

export function dismissNotice(): void {
  lastUndo = null
  $notice.set(null)
}

function ofYear<T extends { readonly year: number }>(
  known: Map<number, ReadableAtom<readonly T[]>>,
  year: number,
  listOf: (favourites: Favourites) => readonly T[],
): ReadableAtom<readonly T[]> {
  const $existing = known.get(year)
  if ($existing) return $existing
  const $list = computed($all, (favourites) => listOf(favourites).filter((item) => item.year === year))
  known.set(year, $list)
  return $list
}

function inLine(key: string, task: (token: string) => Promise<Outcome>): Promise<Outcome> {
  const before = lines.get(key)
  const run = async () => {
    await before
    const token = $userToken.get()
    return token === undefined ? NOBODY : task(token)
  }
  const mine = run().finally(() => {
    if (lines.get(key) !== mine) return
    lines.delete(key)
    $waiting.set(new Set(lines.keys()))
  })
  lines.set(key, mine)
  $waiting.set(new Set(lines.keys()))
  return mine
}

/** @param back undoes the change; null if that is not offered */
export function tell(notice: FavouriteNotice, back: (() => Promise<Outcome>) | null): Outcome {
  lastUndo = back
  $notice.set(notice)
  return DONE
}

function refuse(attempt: 'add' | 'remove', name: string, fault: AccountFault, token: string): Outcome {
  lastUndo = null
  $notice.set({ kind: 'refused', attempt, name, fault })
  return refused(fault, token)
}

/** Loads the user again after a removal, without waiting for it. */
export function settle(): Outcome {
  invalidateUser()
  void reloadUser()
  return DONE
}
