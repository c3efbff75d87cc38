import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../processes/replace-file.ts'
import type { Waiting } from './deliver.ts'
import type { Seen } from './hook-events.ts'

export interface HookState {
  /** Null before the feed was read. */
  readonly seen: Seen | null
  /** The revision that the pages show, null before it was read. */
  readonly published: string | null
  /** What each hook, by its address, has not taken yet, in order. */
  readonly waiting: Readonly<Record<string, readonly Waiting[]>>
}

const waitingForm = v.object({
  event: v.object({
    id: v.string(),
    type: v.picklist(['match.result', 'match.moved', 'site.released']),
    timestamp: v.string(),
    data: v.looseObject({}),
  }),
  attempts: v.number(),
  nextAt: v.number(),
})
const stateForm = v.object({
  seen: v.nullable(
    v.object({
      epoch: v.string(),
      revision: v.number(),
      since: v.number(),
      matches: v.record(v.string(), v.object({ result: v.nullable(v.string()), moves: v.number() })),
    }),
  ),
  published: v.nullable(v.string()),
  waiting: v.record(v.string(), v.array(waitingForm)),
})

/** The state, the secret and the log of hooks, as files in the data folder. */
export class HookFiles {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'webhooks')
    mkdirSync(this.#folder, { recursive: true })
  }

  /** @throws Error if the file holds something else: events would be lost unnoticed */
  read(): HookState {
    const file = join(this.#folder, 'state.json')
    if (!existsSync(file)) return { seen: null, published: null, waiting: {} }
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stateForm), readFileSync(file, 'utf8'))
    if (read.success) return read.output
    throw new Error(`${file} is damaged. Remove it to tell only what happens from now on.`)
  }

  /** Writes the state, whole or not at all. */
  write(state: HookState): void {
    replaceFile(join(this.#folder, 'state.json'), JSON.stringify(state))
  }

  /** Returns the secret that messages are signed with. It is made at the first start. */
  secret(): string {
    const file = join(this.#folder, 'secret')
    if (!existsSync(file))
      writeFileSync(file, `whsec_${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8').trim()
  }

  /** Adds a line to the log. */
  log(entry: object): void {
    appendFileSync(join(this.#folder, 'log.jsonl'), `${JSON.stringify(entry)}\n`)
  }
}
