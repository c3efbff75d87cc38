import * as v from 'valibot'
import { CUP_LOCALE, DEFAULT_LOCALE, type Locale, perLocale } from '../../domain/text/locale.ts'
import { isDay } from '../../domain/time/calendar-day.ts'
import { parseInstant } from '../../domain/time/stockholm.ts'

const LONGEST_ID = 100
const LONGEST_NAME = 200

/** A whole number that every database of the project can hold. */
export const whole = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number('must be a whole number'),
    v.safeInteger('must be a whole number'),
    v.minValue(least, `must be ${least} at least`),
    v.maxValue(most, `must be ${most} at most`),
  )

/** Text without white space around it. */
export const text = (longest: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must be ${longest} characters at most`),
  )

export const id = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(LONGEST_ID, `must be ${LONGEST_ID} characters at most`),
  v.description('Unique within the edition and kind'),
)
export const name = text(LONGEST_NAME)
export const nation = v.pipe(v.string('must be a text'), v.maxLength(10, 'must be 10 characters at most'))

export const isInstant = (written: string): boolean => INSTANT.test(written) && parseInstant(written) !== null
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const AN_INSTANT = 'must be a date and time with an offset, such as 2026-07-07T13:20:00+02:00'
export const instant = v.pipe(
  v.string(AN_INSTANT),
  v.check(isInstant, AN_INSTANT),
  v.metadata({ format: 'date-time', pattern: INSTANT.source, description: 'ISO 8601 with an offset' }),
)

export const day = v.pipe(
  v.string(),
  v.check(isDay),
  v.metadata({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' }),
)

export const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:'
export const httpsUrl = v.pipe(v.string(), v.check(isHttps), v.maxLength(2000), v.metadata({ format: 'uri' }))

/** A list that may be left out. */
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])

/** @param text what the JSON Schema says of it */
export const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))
export const maybe = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.optional(described(schema, text))

/** A file that names its texts by language has them in these; another language says what the first one says. */
const isNeeded = (locale: Locale) => locale === DEFAULT_LOCALE || locale === CUP_LOCALE

export const textOrBoth = <Text extends v.GenericSchema<string>>(one: Text) =>
  described(
    v.union([one, v.strictObject(perLocale((locale) => (isNeeded(locale) ? one : v.optional(one))))]),
    'One text for both languages, or one for each',
  )
export const words = textOrBoth(name)
