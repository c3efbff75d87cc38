import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../processes/replace-file.ts'

/** Where the states of all sources are kept: one file for each. */
const STATES_FOLDER = 'sources'

const stateForm = v.object({
  /** The path or address of the source. */
  source: v.string(),
  /**
   * `followed`: all that it holds is stored. `refused`: it holds something that cannot be imported. `waiting`: it would take
   * much away, and an organiser has to say that it is meant. `unreachable`: it could not be read or stored the last time.
   */
  state: v.picklist(['followed', 'refused', 'waiting', 'unreachable']),
  /** When it was looked at last, when it changed last, and when it was stored last: ISO 8601, UTC. */
  lookedAt: v.string(),
  changedAt: v.nullable(v.string()),
  storedAt: v.nullable(v.string()),
  /** What is wrong, and what to do; empty if nothing is. */
  sentences: v.array(v.string()),
  /** Where it contradicts the results desk: what was reported stays until somebody decides. */
  conflicts: v.array(v.string()),
})

export type SourceState = v.InferOutput<typeof stateForm>

/** Writes the state of a source, whole or not at all. */
export const writeState = (dataDir: string, id: string, state: SourceState): void =>
  replaceFile(join(dataDir, STATES_FOLDER, `${id}.json`), `${JSON.stringify(state, null, 1)}\n`)

/** Returns the state of a source as it was written last; null if it was never followed. */
export function readState(dataDir: string, id: string): SourceState | null {
  try {
    return parsed(readFileSync(join(dataDir, STATES_FOLDER, `${id}.json`), 'utf8'))
  } catch {
    return null
  }
}

function parsed(text: string): SourceState | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stateForm), text)
  return read.success ? read.output : null
}

/** Reads the states of all sources that were ever followed; files of another form are left out. */
export function readStates(dataDir: string): SourceState[] {
  let names: string[]
  try {
    names = readdirSync(join(dataDir, STATES_FOLDER))
  } catch {
    return []
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readState(dataDir, name.slice(0, -'.json'.length)) ?? [])
}
