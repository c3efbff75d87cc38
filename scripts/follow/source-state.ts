import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SourceState } from '../../src/domain/organiser/source.ts'
import { LOCALES, type Words } from '../../src/domain/text/locale.ts'
import { replaceFile } from '../processes/replace-file.ts'

/** Where the states of all sources of a terminal are kept: one file for each. */
export const STATES_FOLDER = 'sources'

/** The state of a source, and its path or address. */
export interface NamedState {
  readonly source: string
  readonly state: SourceState<Words>
}

/** Only the outline is checked: this program wrote it. */
const stateForm = v.object({
  source: v.string(),
  state: v.looseObject({
    state: v.string(),
    lookedAt: v.string(),
    sentences: v.array(v.record(v.picklist(LOCALES), v.string())),
    conflicts: v.array(v.looseObject({})),
  }),
})

/** Writes the state of a source, whole or not at all. */
export const writeState = (dataDir: string, id: string, state: NamedState): void =>
  replaceFile(join(dataDir, STATES_FOLDER, `${id}.json`), `${JSON.stringify(state, null, 1)}\n`)

/** Returns the state of a source as it was written last; null if it was never followed. */
export function readState(dataDir: string, id: string): NamedState | null {
  try {
    return parsed(readFileSync(join(dataDir, STATES_FOLDER, `${id}.json`), 'utf8'))
  } catch {
    return null
  }
}

function parsed(text: string): NamedState | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stateForm), text)
  return read.success ? (read.output as unknown as NamedState) : null
}

/** Reads the states of all sources that were ever followed; files of another form are left out. */
export function readStates(dataDir: string): NamedState[] {
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
