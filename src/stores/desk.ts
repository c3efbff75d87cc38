import { atom, type ReadableAtom } from 'nanostores'
import { undoing } from '../domain/desk/undoing.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import type { Match } from '../domain/tournament/match.ts'
import type { ReportDraft } from '../domain/tournament/report.ts'
import { postReport } from './desk-outbox.ts'
import { storedValue, storeValue } from './desk-storage.ts'

const $chosen = atom<string | null>(null)
const $shortcuts = atom(true)
const $before = atom<ReadonlyMap<string, readonly Match[]>>(new Map())

/** The id of the field of this desk; null until one is chosen. */
export const $deskField: ReadableAtom<string | null> = $chosen
/** Whether single keys make reports. */
export const $deskShortcuts: ReadableAtom<boolean> = $shortcuts
/** By match id: the states of the match before each report of this page, the latest last. */
export const $undoable: ReadableAtom<ReadonlyMap<string, readonly Match[]>> = $before

/** Loads the field and the choices that this browser keeps. */
export function recallDesk(): void {
  $chosen.set(storedValue('desk-field'))
  $shortcuts.set(storedValue('desk-keyboard') !== 'off')
}

export function chooseField(fieldId: string | null): void {
  $chosen.set(fieldId)
  storeValue('desk-field', fieldId, true)
}

export function setShortcuts(isOn: boolean): void {
  $shortcuts.set(isOn)
  storeValue('desk-keyboard', isOn ? null : 'off', true)
}

/** A match as the desk shows it, and the data that a report about it needs. */
export interface DeskMatch extends EditionIds {
  readonly match: Match
  /** The revision of the match on the screen; null if it is not known. */
  readonly seen: number | null
  readonly title: string
}

/** @param at cup time, epoch milliseconds; null if it is not known */
export function report(shown: DeskMatch, draft: ReportDraft, at: number | null): void {
  const { match } = shown
  const known = $before.get().get(match.id) ?? []
  $before.set(new Map($before.get()).set(match.id, [...known, match]))
  post(shown, draft, at)
}

/** Reports that the last report was wrong: the match returns to its state before it. */
export function undoLast(shown: DeskMatch, at: number | null): void {
  const known = $before.get().get(shown.match.id) ?? []
  const before = known.at(-1)
  if (!before) return
  $before.set(new Map($before.get()).set(shown.match.id, known.slice(0, -1)))
  post(shown, undoing(before, shown.match), at)
}

function post({ match, seen, title, cupId, tournamentId }: DeskMatch, draft: ReportDraft, at: number | null) {
  postReport({
    ...draft,
    cupId,
    tournamentId,
    matchId: match.id,
    title,
    at,
    seen,
    standing: { kind: 'waiting' },
  })
}
