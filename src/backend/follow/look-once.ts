import type { SourceState } from '../../domain/organiser/source.ts'
import { sameWords, type Words } from '../../domain/text/locale.ts'
import { type Content, type Source, SourceFault } from './source.ts'
import type { Taken } from './take-content.ts'

const LONGEST_WAIT_MS = 600_000

export interface Look {
  readonly source: Source
  /** null: it was never looked at. */
  readonly before: SourceState<Words> | null
  readonly take: (content: Content) => Promise<Taken>
}

/**
 * Looks at a source once, and stores what changed. Of a source that fails the next look is later and later, up to ten minutes,
 * and reads it whole.
 *
 * @returns its state now, and what became of what it holds; null if that is what it held the last time
 * @throws only if it was stopped
 */
export async function lookOnce(
  { source, before, take }: Look,
  stop: AbortSignal,
): Promise<{ readonly state: SourceState<Words>; readonly taken: Taken | null }> {
  const lookedAt = new Date()
  try {
    const content = await source.look(stop)
    const taken = content && (await take(content))
    return { state: stateAfter(before, lookedAt, source.everyMs, taken), taken }
  } catch (fault) {
    stop.throwIfAborted()
    source.forget()
    return { state: stateAfterFault(before, lookedAt, source.everyMs, fault), taken: null }
  }
}

const UNSEEN = {
  state: 'followed',
  changedAt: null,
  storedAt: null,
  sentences: [],
  changes: [],
  conflicts: [],
} as const

function stateAfter(
  before: SourceState<Words> | null,
  at: Date,
  everyMs: number,
  taken: Taken | null,
): SourceState<Words> {
  const lookedAt = at.toISOString()
  const looked = { lookedAt, nextAt: after(everyMs), failures: 0 }
  const known = before ?? UNSEEN
  if (taken === null) return { ...known, ...looked }
  const { state, sentences, changes, changed } = taken
  const isStored = state === 'followed' && (changed.length > 0 || known.storedAt === null)
  const storedAt = isStored ? lookedAt : known.storedAt
  const conflicts = taken.conflicts ?? known.conflicts
  return { ...looked, state, changedAt: lookedAt, storedAt, sentences, changes, conflicts }
}

/** Returns the state of a source that could not be read or stored. */
export function stateAfterFault(
  before: SourceState<Words> | null,
  at: Date,
  everyMs: number,
  fault: unknown,
): SourceState<Words> {
  const failures = (before?.failures ?? 0) + 1
  const wanted = (fault instanceof SourceFault && fault.waitMs) || 0
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(wanted, everyMs * 2 ** Math.min(failures, 20)))
  return {
    ...(before ?? UNSEEN),
    state: 'unreachable',
    lookedAt: at.toISOString(),
    nextAt: after(waitMs),
    failures,
    sentences: [sentenceOf(fault)],
  }
}

const sentenceOf = (fault: unknown): Words => {
  if (fault instanceof SourceFault) return fault.sentence
  return sameWords(fault instanceof Error ? fault.message : String(fault))
}

const after = (ms: number): string => new Date(Date.now() + ms).toISOString()
