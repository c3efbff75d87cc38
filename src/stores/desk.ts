import { atom, type ReadableAtom } from 'nanostores'
import { undoing } from '../domain/desk/undoing.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import type { Match } from '../domain/tournament/match.ts'
import type { ReportDraft } from '../domain/tournament/report.ts'
import { postReport } from './desk-outbox.ts'
import { keepWord, keptWord } from './desk-storage.ts'

const $chosen = atom<string | null>(null)
const $shortcuts = atom(true)
const $before = atom<ReadonlyMap<string, readonly Match[]>>(new Map())

/** The id of the field that this desk stands at; null until one is chosen. */
export const $deskField: ReadableAtom<string | null> = $chosen
/** Whether single keys report. */
export const $deskShortcuts: ReadableAtom<boolean> = $shortcuts
/** By match id: as it was before each report of this page, the latest last. */
export const $undoable: ReadableAtom<ReadonlyMap<string, readonly Match[]>> = $before

/** Takes the field and the choices that this browser keeps. */
export function recallDesk(): void {
  $chosen.set(keptWord('desk-field'))
  $shortcuts.set(keptWord('desk-keyboard') !== 'off')
}

export function chooseField(fieldId: string | null): void {
  $chosen.set(fieldId)
  keepWord('desk-field', fieldId, true)
}

export function setShortcuts(isOn: boolean): void {
  $shortcuts.set(isOn)
  keepWord('desk-keyboard', isOn ? null : 'off', true)
}

/** A match as the desk shows it, and what is needed to report of it. */
export interface DeskMatch extends EditionIds {
  readonly match: Match
  /** Its revision on the screen; null where it is not known. */
  readonly seen: number | null
  readonly title: string
}

/** @param at cup time, epoch milliseconds; null where it is not known */
export function report(shown: DeskMatch, draft: ReportDraft, at: number | null): void {
  const { match } = shown
  const known = $before.get().get(match.id) ?? []
  $before.set(new Map($before.get()).set(match.id, [...known, match]))
  post(shown, draft, at)
}

/** Reports that the last report was wrong: the match is again as it was before it. */
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
