import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { DEFAULT_LOCALE, type Locale, perLocale } from '../../domain/text/locale.ts'
import { serviceText } from '../../i18n/service-text.ts'
import { importCup } from '../cup-import/import-cup.ts'
import { onCopy } from '../database/on-copy.ts'
import type { Tables } from '../database/tables.ts'
import { readColumnsFile } from '../import/columns/columns-file.ts'
import { type ImportArguments, readImportArguments } from '../import/import-arguments.ts'
import { publicFetch } from '../network/public-fetch.ts'
import type { SourceOptions } from '../results/sources/set-source.ts'
import { decisionOf, type SourceRow, sourcesIn, stateOf } from '../results/sources/stored-sources.ts'
import type { Config } from '../settings/config.ts'
import { addressSource } from './address-source.ts'
import { lookOnce } from './look-once.ts'
import { serviceSource } from './service-source.ts'
import type { Source } from './source.ts'
import { type Taken, takeContent } from './take-content.ts'
import { writeLooked } from './write-looked.ts'

export interface LookTask {
  readonly cupId: string
  readonly id: string
  /** Epoch milliseconds of the cup's clock. */
  readonly now: number
}

export type Looking = Pick<Config, 'database' | 'dataDir' | 'allowLocalSources'>

/** What was stored: nothing if no year is named. */
export type Looked = Pick<Taken, 'changed' | 'formerIds'>

const NOTHING: Looked = { changed: [], formerIds: [] }

/** Looks at sources of the database, and knows what each of them held the last time. */
export class SourceReader {
  readonly #db: Kysely<Tables>
  readonly #looking: Looking
  readonly #held = new Map<string, { readonly given: string; readonly source: Source }>()

  constructor(db: Kysely<Tables>, looking: Looking) {
    this.#db = db
    this.#looking = looking
  }

  /**
   * Looks at a source, stores what changed, and writes its state.
   *
   * @throws what the database throws while the state is read or written
   */
  async look({ cupId, id, now }: LookTask): Promise<Looked> {
    const db = this.#db
    const row = await sourcesIn(db, cupId).where('id', '=', id).executeTakeFirst()
    if (row?.mode !== 'followed') return NOTHING
    const source = this.#sourceOf(row)
    const before = stateOf(row)
    const { accepted, taken = [] } = decisionOf(row)
    // What was held back the last time is read again.
    if (row.decision_json !== null) source.forget()
    const seen = before?.changedAt === accepted ? JSON.stringify(before?.changes) : null
    const given = argumentsOf(row, taken, DEFAULT_LOCALE)
    const onWritten = (trx: Transaction<Tables>) => mustBeFollowed(trx, row)
    const { state, taken: found } = await lookOnce(
      {
        source,
        before,
        take: async (content) =>
          typeof given === 'string'
            ? {
                ...NOTHING,
                state: 'refused',
                sentences: [perLocale((locale) => String(argumentsOf(row, taken, locale)))],
                changes: [],
                conflicts: null,
              }
            : takeContent(content, {
                arguments: given,
                now,
                store: (document, importing) =>
                  importing.isTrial
                    ? onCopy(
                        this.#looking,
                        db,
                        { of: 'source', years: document.editions.map(({ year }) => year) },
                        (copy) => importCup(copy, document, importing),
                      )
                    : importCup(db, document, { ...importing, listsChanges: false, onWritten }),
                isFirst: (before?.storedAt ?? null) === null,
                isAccepted: (changes) => JSON.stringify(changes) === seen,
              }),
      },
      // The thread ends with its task.
      new AbortController().signal,
    )
    await writeLooked(db, row, state)
    return found ?? NOTHING
  }

  #sourceOf(row: SourceRow): Source {
    const { address: text, service, options_json, every_seconds } = row
    const key = `${row.cup_id} ${row.id}`
    const given = JSON.stringify([text, service, options_json, every_seconds])
    const held = this.#held.get(key)
    if (held?.given === given) return held.source
    const { allowLocalSources, dataDir } = this.#looking
    const fetch = allowLocalSources ? globalThis.fetch : publicFetch()
    const address = new URL(text)
    const everyMs = every_seconds * 1000
    const year = Number((JSON.parse(options_json) as SourceOptions).year) || null
    const cacheDir = join(dataDir, 'sources', row.id)
    if (service !== null) mkdirSync(cacheDir, { recursive: true })
    const source =
      service === null
        ? addressSource(address, everyMs, fetch)
        : serviceSource(address, service, { year, everyMs, cacheDir, fetch })
    this.#held.set(key, { given, source })
    return source
  }
}

/**
 * Returns how a source is read, or the sentence that says what is wrong with an option. Whatever the source says, it is of
 * this cup.
 */
function argumentsOf(row: SourceRow, taken: readonly string[], locale: Locale): ImportArguments | string {
  const { zone, chain, publish, year, columns, ...options } = JSON.parse(row.options_json) as SourceOptions
  const { map, faults } = readColumnsFile(columns ?? '', 'columns', locale)
  const [fault] = faults
  const t = serviceText(locale)
  const listed = (value: string | undefined) => (value ? [value] : undefined)
  return readImportArguments(
    {
      ...options,
      cup: row.cup_id,
      // Of a service it names the edition that is read.
      ...(year && row.service === null && { year }),
      zone: listed(zone),
      chain: listed(chain),
      publish: listed(publish),
      ...(taken.length > 0 && { prefer: `file:${taken.join(',')}` }),
    },
    fault ? t('source.faulty', { place: fault.place, problem: fault.problem, remedy: fault.remedy }) : map,
    locale,
  )
}

/** Ends the transaction of a look if an organiser has paused or ended the source meanwhile. */
async function mustBeFollowed(trx: Transaction<Tables>, { cup_id, id }: SourceRow): Promise<void> {
  const row = await sourcesIn(trx, cup_id).where('id', '=', id).executeTakeFirst()
  if (row?.mode !== 'followed') throw new Error('It is not followed any more')
}
