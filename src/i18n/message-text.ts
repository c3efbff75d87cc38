import { memoizedByValue } from '../domain/memoized.ts'
import { wholeNumber } from '../domain/presentation/numbers.ts'
import type { Locale } from '../domain/text/locale.ts'

/** The messages of a file: texts and nested groups of texts. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Every message of a file, as a dotted path. A plural has its base name. */
export type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** The values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Returns the function that gives a message in one language: its text, or its plural form for `count`, with its values. It
 * returns the key of a message that is not there, and finds texts that are added later.
 *
 * @param texts by their full path
 */
export function messageText(
  locale: Locale,
  texts: ReadonlyMap<string, string>,
): (key: string, values?: MessageValues) => string {
  const plurals = new Intl.PluralRules(locale)
  const pluralOf = memoizedByValue((count: number) => plurals.select(count))
  // A joined text is slow as a key until it is reused.
  const formOf = memoizedByValue((key: string) => memoizedByValue((plural: string) => `${key}_${plural}`))
  return (key, values) => {
    const text = texts.get(key) ?? texts.get(formOf(key)(pluralOf(Number(values?.count ?? 0))))
    if (text === undefined) return key
    return values && text.includes('{{') ? fill(text, values, locale) : text
  }
}

/** Adds the messages of a file to texts by their full path. */
export function addMessages(texts: Map<string, string>, messages: Messages, prefix = ''): void {
  for (const [key, value] of Object.entries(messages))
    if (typeof value === 'string') texts.set(prefix + key, value)
    else addMessages(texts, value, `${prefix}${key}.`)
}

/** The parts of a message: a text, then for each placeholder its name, `, number` if it has that, and the text after it. */
const partsOf = memoizedByValue((message) => message.split(/\{\{(\w+)(, number)?\}\}/))

function fill(message: string, values: MessageValues, locale: Locale): string {
  const [before = '', ...parts] = partsOf(message)
  let text = before
  for (let at = 0; at < parts.length; at += 3) {
    const [name = '', asNumber, after = ''] = [parts[at], parts[at + 1], parts[at + 2]]
    const value = values[name] ?? `{{${name}${asNumber ?? ''}}}`
    text += (asNumber && typeof value === 'number' ? wholeNumber(value, locale) : value) + after
  }
  return text
}
