import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ImportArguments } from '../import/import-arguments.ts'
import { sentenceOf } from '../release/failure.ts'
import { type Content, type Source, SourceFault } from './source.ts'
import { readState, type SourceState, writeState } from './source-state.ts'
import { type Taken, takeContent } from './take-content.ts'

const LONGEST_WAIT_MS = 600_000

export interface Following {
  readonly dataDir: string
  readonly arguments: ImportArguments
  /** Looks once and ends. */
  readonly isOnce: boolean
  /** Stores what takes much away. */
  readonly isAccepted: boolean
  /** Prints a line when the state changes. */
  readonly print: (line: string) => void
}

/**
 * Looks at a source again and again until it is stopped, and stores what changed. A source that fails is asked less and less
 * often, up to every ten minutes. The state is in a file of `dataDir` after each look.
 *
 * @returns the last state
 */
export async function followSource(
  source: Source,
  following: Following,
  stop: AbortSignal,
): Promise<SourceState> {
  const id = createHash('sha256').update(source.name).digest('hex').slice(0, 16)
  let failures = 0
  let pending: Content | null = null
  let known: SourceState = readState(following.dataDir, id) ?? {
    source: source.name,
    state: 'followed',
    lookedAt: new Date().toISOString(),
    changedAt: null,
    storedAt: null,
    sentences: [],
    conflicts: [],
  }
  let state = known
  for (;;) {
    let waitMs = source.everyMs
    const before = state
    const lookedAt = new Date().toISOString()
    try {
      pending = (await lookTwice(source, following.isOnce, stop)) ?? pending
      // What could not be stored is tried again at the next look.
      if (pending !== null) {
        const took = await takeContent(pending, following.arguments, following.isAccepted)
        known = stateAfter(known, lookedAt, took)
        if (took.changed.length > 0)
          following.print(`${lookedAt} ${source.name}: stored ${took.changed.join(', ')}`)
      }
      pending = null
      state = known = { ...known, lookedAt }
      failures = 0
    } catch (fault) {
      if (stop.aborted) return state
      failures += 1
      const asked = fault instanceof SourceFault ? fault.waitMs : null
      waitMs = Math.min(LONGEST_WAIT_MS, Math.max(asked ?? 0, source.everyMs * 2 ** failures))
      state = { ...known, state: 'unreachable', lookedAt, sentences: [sentenceOf(fault)] }
    }
    writeState(following.dataDir, id, state)
    for (const line of linesOf(state, before)) following.print(line)
    if (following.isOnce || !(await waited(waitMs, stop))) return state
  }
}

/** @returns false if the waiting was stopped */
const waited = (ms: number, stop: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal: stop }).catch(() => false)

/** A file is read once it has stayed as it is: a single look needs two. */
async function lookTwice(source: Source, isOnce: boolean, stop: AbortSignal): Promise<Content | null> {
  const found = await source.look(stop)
  return found ?? (isOnce ? source.look(stop) : null)
}

function stateAfter(
  state: SourceState,
  lookedAt: string,
  { state: now, sentences, conflicts }: Taken,
): SourceState {
  const storedAt = now === 'followed' ? lookedAt : state.storedAt
  return {
    ...state,
    state: now,
    lookedAt,
    changedAt: lookedAt,
    storedAt,
    sentences: [...sentences],
    conflicts: [...conflicts],
  }
}

function linesOf(state: SourceState, before: SourceState): string[] {
  const said = ({ state, sentences, conflicts }: SourceState) => JSON.stringify([state, sentences, conflicts])
  if (said(state) === said(before)) return []
  return [`${state.lookedAt} ${state.source}: ${state.state}`, ...state.sentences, ...state.conflicts]
}
