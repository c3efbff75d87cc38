import { DEFAULT_LOCALE, type Locale } from '../../domain/text/locale.ts'
import { readChain } from './chain-text.ts'
import type { ByYear, ImportOptions } from './import-options.ts'
import { DAY_ORDERS, isDayOrder, isPublishedUpTo, PUBLISHED_UP_TO } from './import-options.ts'
import type { ColumnMap } from './reading.ts'
import { type Said, say, textOf } from './said.ts'
import { isZone } from './zoned-time.ts'

/** What is said of how files are read: the options of `npm run import` by their names; the organisers' page sends the same. */
export interface ImportValues {
  readonly cup?: string | undefined
  readonly name?: string | undefined
  readonly zone?: readonly string[] | undefined
  readonly year?: string | undefined
  readonly chain?: readonly string[] | undefined
  readonly publish?: readonly string[] | undefined
  readonly dates?: string | undefined
  readonly guess?: boolean | undefined
  readonly 'skip-faulty'?: boolean | undefined
  readonly prefer?: string | undefined
}

export interface ImportArguments {
  readonly options: ImportOptions
  readonly prefersFile: ((matchId: string) => boolean) | null
}

/**
 * Returns how files are to be read, or the sentence that says what is wrong with an option.
 *
 * @param locale of the sentence
 * @param columns which header is which column, null if nobody says so; or what is wrong with that
 */
export function readImportArguments(
  values: ImportValues,
  columns: ColumnMap | null | string,
  locale: Locale = DEFAULT_LOCALE,
): ImportArguments | string {
  const sentence = (said: Said) => textOf(said, locale).replace(/[^.?]$/, '$&.')
  if (values.cup !== undefined && !/^[a-z0-9-]{1,40}$/.test(values.cup)) {
    return sentence(say('option.cup', { value: JSON.stringify(values.cup) }))
  }
  if (values.year !== undefined && !/^\d{4}$/.test(values.year)) {
    return sentence(say('option.year', { value: JSON.stringify(values.year) }))
  }
  const zones = readByYear('zone', values.zone, (text) =>
    isZone(text) ? { value: text } : say('option.noZone'),
  )
  if ('key' in zones) return sentence(zones)
  const chains = readByYear('chain', values.chain, (text) => {
    const chain = readChain(text)
    return 'key' in chain ? chain : { value: chain }
  })
  if ('key' in chains) return sentence(chains)
  const publish = readByYear('publish', values.publish, (text) =>
    isPublishedUpTo(text) ? { value: text } : say('oneOf', { list: PUBLISHED_UP_TO }),
  )
  if ('key' in publish) return sentence(publish)
  const { dates } = values
  if (dates !== undefined && !isDayOrder(dates))
    return sentence(say('option.dates', { value: JSON.stringify(dates), list: DAY_ORDERS }))
  const prefersFile = readPreference(values.prefer)
  if (prefersFile !== null && 'key' in prefersFile) return sentence(prefersFile)
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

/**
 * Reads the value of --prefer: for which matches the file's value is stored. Returns null if there is none, and the sentence
 * that says what is wrong with it.
 */
function readPreference(text: string | undefined): ((matchId: string) => boolean) | null | Said {
  if (text === undefined) return null
  const found = /^file(?::(.+))?$/s.exec(text)
  if (found === null) return say('option.prefer', { value: JSON.stringify(text) })
  const [, listed] = found
  if (listed === undefined) return () => true
  const ids = new Set(listed.split(',').map((id) => id.trim()))
  return (matchId) => ids.has(matchId)
}

/** Reads values for all years or, as `2020=…`, for one year. Returns the sentence that says what is wrong if one is bad. */
function readByYear<T>(
  option: 'zone' | 'chain' | 'publish',
  texts: readonly string[] | undefined,
  read: (text: string) => { value: T } | Said,
): ByYear<T> | Said {
  const byYear = new Map<number, T>()
  let otherwise: { value: T } | undefined
  for (const text of texts ?? []) {
    const ofYear = /^(\d{4})\s*=\s*(.+)$/.exec(text)
    const found = read(ofYear?.[2] ?? text)
    if ('key' in found) return say(`option.${option}`, { value: JSON.stringify(text), problem: found })
    if (ofYear) byYear.set(Number(ofYear[1]), found.value)
    else otherwise = found
  }
  return { ...(otherwise ? { default: otherwise.value } : {}), byYear }
}
