import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { readChain } from '../../src/backend/import/chain-text.ts'
import type { ByYear, ImportOptions } from '../../src/backend/import/import-options.ts'
import {
  DAY_ORDERS,
  isDayOrder,
  isPublishedUpTo,
  PUBLISHED_UP_TO,
} from '../../src/backend/import/import-options.ts'
import { isZone } from '../../src/backend/import/zoned-time.ts'
import { readColumns } from './tell-reading.ts'
import { readPreference } from './tell-reports.ts'

/** The options that say how files are read, whichever command reads them. */
export const IMPORT_ARGUMENTS = {
  cup: { type: 'string' },
  name: { type: 'string' },
  zone: { type: 'string', multiple: true },
  year: { type: 'string' },
  chain: { type: 'string', multiple: true },
  publish: { type: 'string', multiple: true },
  dates: { type: 'string' },
  columns: { type: 'string' },
  guess: { type: 'boolean' },
  'skip-faulty': { type: 'boolean' },
  prefer: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

type Values = ReturnType<typeof parseArgs<{ options: typeof IMPORT_ARGUMENTS }>>['values']

export interface ImportArguments {
  readonly options: ImportOptions
  readonly prefersFile: ((matchId: string) => boolean) | null
}

/**
 * Returns how files are to be read, or the sentence that says what is wrong with an option.
 *
 * @param mayLackColumns true if the file of --columns is written where it is not there
 */
export function readImportArguments(values: Values, mayLackColumns: boolean): ImportArguments | string {
  if (values.cup !== undefined && !/^[a-z0-9-]{1,40}$/.test(values.cup)) {
    return `--cup ${JSON.stringify(values.cup)}: lower-case letters, digits and hyphens, 40 at most.`
  }
  if (values.year !== undefined && !/^\d{4}$/.test(values.year)) {
    return `--year ${JSON.stringify(values.year)}: four digits.`
  }
  const zones = readByYear(values.zone, (text) =>
    isZone(text) ? { value: text } : 'no such time zone; one is Europe/Stockholm',
  )
  if (typeof zones === 'string') return `--zone ${zones}`
  const chains = readByYear(values.chain, (text) => {
    const chain = readChain(text)
    return typeof chain === 'string' ? chain : { value: chain }
  })
  if (typeof chains === 'string') return `--chain ${chains}`
  const publish = readByYear(values.publish, (text) =>
    isPublishedUpTo(text) ? { value: text } : `one of ${PUBLISHED_UP_TO.join(', ')}`,
  )
  if (typeof publish === 'string') return `--publish ${publish}`
  const { dates } = values
  if (dates !== undefined && !isDayOrder(dates))
    return `--dates ${JSON.stringify(dates)}: one of ${DAY_ORDERS.join(', ')}.`
  const prefersFile = readPreference(values.prefer)
  if (typeof prefersFile === 'string') return `--prefer ${prefersFile}`
  const columns = readColumns(values.columns, mayLackColumns)
  if (typeof columns === 'string') return `--columns ${columns}`
  return {
    options: {
      ...(values.cup === undefined ? {} : { cup: values.cup }),
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.year === undefined ? {} : { year: Number(values.year) }),
      zones,
      chains,
      publish,
      ...(dates === undefined ? {} : { dates }),
      ...(columns ? { columns } : {}),
      guess: values.guess ?? false,
      skipFaulty: values['skip-faulty'] ?? false,
      now: Date.now(),
    },
    prefersFile,
  }
}

/** Reads values for all years or, as `2020=…`, for one year. Returns the sentence that says what is wrong if one is bad. */
function readByYear<T>(
  texts: readonly string[] | undefined,
  read: (text: string) => { value: T } | string,
): ByYear<T> | string {
  const byYear = new Map<number, T>()
  let otherwise: { value: T } | undefined
  for (const text of texts ?? []) {
    const ofYear = /^(\d{4})\s*=\s*(.+)$/.exec(text)
    const found = read(ofYear?.[2] ?? text)
    if (typeof found === 'string') return `${JSON.stringify(text)}: ${found}${found.endsWith('?') ? '' : '.'}`
    if (ofYear) byYear.set(Number(ofYear[1]), found.value)
    else otherwise = found
  }
  return { ...(otherwise ? { default: otherwise.value } : {}), byYear }
}
