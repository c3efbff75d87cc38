import { memoizedByValue } from '../domain/memoized.ts'
import { wholeNumber } from '../domain/presentation/numbers.ts'
import type { Locale } from '../domain/text/locale.ts'

/** The messages of a file: texts and nested groups of texts. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Every text of a file, as a dotted path. */
export type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>
}[keyof T & string]
/** The messages with plural forms among these texts, by their base name. */
export type CountedKeys<Text> = Text extends `${infer Base}_one` ? Base : never
/** The messages that these texts are. A plural has its base name. */
export type Keys<Text> = CountedKeys<Text> | Exclude<Text, `${string}_one` | `${string}_other`>

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
