import { memoizedByValue } from '../domain/memoized.ts'
import { wholeNumber } from '../domain/presentation/numbers.ts'
import type { Locale } from '../domain/text/locale.ts'
import type app from './locales/en/app.json'
import type history from './locales/en/history.json'
import type kinds from './locales/en/kinds.json'
import type pages from './locales/en/pages.json'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type Text = Leaves<typeof pages> | Leaves<typeof kinds> | Leaves<typeof app> | Leaves<typeof history>
type CountedKey = Text extends infer Key ? (Key extends `${infer Base}_one` ? Base : never) : never

/** Every message of the interface, as a dotted path into a file of `locales/en`. A plural has its base name. */
export type MessageKey = CountedKey | Exclude<Text, `${string}_one` | `${string}_other`>

/** The values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Returns the message in one fixed language. `{{name}}` stands for a value, `{{count, number}}` for a value written as a
 * number of the language; `count` chooses the plural form. Placeholders inside a value are not replaced.
 */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [Key] extends [CountedKey] ? [MessageValues & { readonly count: number }] : [MessageValues?]
) => string

/**
 * The message files of a language. `pages`: messages that pages of teams, matches and classes use; other pages may use
 * them, too. `kinds`: messages that only those other pages use. `app`: everything else, such as the frame, search, accounts
 * and desks. `history`: messages that only a build uses, for editions that are over and for search engines.
 */
export const MESSAGE_SETS = ['pages', 'kinds', 'app', 'history'] as const

export type MessageSet = (typeof MESSAGE_SETS)[number]

/** The messages of a file: texts and nested groups of texts. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The loaded texts of each language, by their full path. */
const languages = new Map<Locale, Map<string, string>>()
const translators = new Map<Locale, Translate>()
// astro-i18next loads it for the build. A browser loads one language when it needs it, and never loads the library.
const library = import.meta.env.SSR ? (await import('i18next')).default : null

/** Adds messages of a language to those already known. */
export function learnMessages(locale: Locale, messages: Messages): Translate {
  const texts = languages.get(locale) ?? new Map<string, string>()
  languages.set(locale, texts)
  flatten(messages, '', texts)
  const known = translators.get(locale)
  if (known) return known
  const plurals = new Intl.PluralRules(locale)
  const pluralOf = memoizedByValue((count: number) => plurals.select(count))
  // A joined text is slow as a key until it is reused.
  const formOf = memoizedByValue((key: string) => memoizedByValue((plural: string) => `${key}_${plural}`))
  const translate = ((key: MessageKey, values?: MessageValues) => {
    const text = texts.get(key) ?? texts.get(formOf(key)(pluralOf(Number(values?.count ?? 0))))
    if (text === undefined) return key
    return values && text.includes('{{') ? fill(text, values, locale) : text
  }) as Translate
  translators.set(locale, translate)
  return translate
}

/**
 * Returns the translate function of a language. There is no "current language", since pages in both languages render at
 * the same time.
 *
 * @throws Error in a browser that has not loaded the language yet (see load-messages.ts)
 */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const bundles = MESSAGE_SETS.map((set) => library?.getResourceBundle(locale, set) as Messages | undefined)
  const [first] = bundles.flatMap((messages) => (messages ? [learnMessages(locale, messages)] : []))
  if (!first) throw new Error(`The messages of the language "${locale}" are not loaded.`)
  return first
}

/** Whether `translator` knows every message without loading any, as it does at build time. */
export const isBuilding = library !== null

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

function flatten(messages: Messages, prefix: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(messages))
    if (typeof value === 'string') texts.set(prefix + key, value)
    else flatten(value, `${prefix}${key}.`, texts)
}
