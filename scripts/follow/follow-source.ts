import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { lookOnce } from '../../src/backend/follow/look-once.ts'
import type { Content, Source } from '../../src/backend/follow/source.ts'
import { takeContent } from '../../src/backend/follow/take-content.ts'
import type { ImportArguments } from '../../src/backend/import/import-arguments.ts'
import type { SourceState } from '../../src/domain/organiser/source.ts'
import { DEFAULT_LOCALE, type Words } from '../../src/domain/text/locale.ts'
import { storeCup } from '../import/store-cup.ts'
import { readState, writeState } from './source-state.ts'

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
 * Looks at a source again and again until it is stopped, and stores what changed. The state is in a file of `dataDir` after
 * each look.
 *
 * @returns the last state; null if it was stopped before one
 */
export async function followSource(
  source: Source,
  { dataDir, arguments: given, isOnce, isAccepted, print }: Following,
  stop: AbortSignal,
): Promise<SourceState<Words> | null> {
  const { name } = source
  const id = createHash('sha256').update(name).digest('hex').slice(0, 16)
  const patient = isOnce ? { ...source, look: (signal: AbortSignal) => lookTwice(source, signal) } : source
  const take = (content: Content) =>
    takeContent(content, {
      arguments: given,
      now: Date.now(),
      store: storeCup,
      isFirst: false,
      isAccepted: () => isAccepted,
    })
  let before = readState(dataDir, id)?.state ?? null
  try {
    for (;;) {
      const { state, taken } = await lookOnce({ source: patient, before, take }, stop)
      writeState(dataDir, id, { source: name, state })
      if (taken && taken.changed.length > 0)
        print(`${state.lookedAt} ${name}: stored ${taken.changed.join(', ')}`)
      if (said(state) !== said(before))
        for (const line of [`${state.lookedAt} ${name}: ${state.state}`, ...linesOf(state)]) print(line)
      before = state
      if (isOnce) return state
      await setTimeout(Date.parse(state.nextAt) - Date.now(), undefined, { signal: stop })
    }
  } catch (fault) {
    if (!stop.aborted) throw fault
    return before
  }
}

/** A file is read once it has stayed as it is: a single look needs two. */
async function lookTwice(source: Source, stop: AbortSignal): Promise<Content | null> {
  return (await source.look(stop)) ?? (await source.look(stop))
}

const said = (state: SourceState<Words> | null): string =>
  JSON.stringify(state ? [state.state, linesOf(state)] : ['followed', []])

/** Returns what a terminal shows of a state, with the options that decide. */
export const linesOf = ({ state, sentences, conflicts }: SourceState<Words>): string[] => [
  ...sentences.map(({ [DEFAULT_LOCALE]: sentence }) =>
    state === 'waiting' ? `${sentence}. If that is meant, accept it once with --once --accept` : sentence,
  ),
  ...conflicts.map(
    ({ year, matchId, name, about, reported, file }) =>
      `${year}: match ${matchId}, ${name}: the ${about} was reported as ${reported}, the source has ${file}; --once --prefer file:${matchId} takes the source's`,
  ),
]
