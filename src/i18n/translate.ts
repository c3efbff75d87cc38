import { wholeNumber } from '../domain/presentation/numbers.ts'
import type { Locale } from '../domain/text/locale.ts'
import type app from './locales/en/app.json'
import type history from './locales/en/history.json'
import type kinds from './locales/en/kinds.json'
import type pages from './locales/en/pages.json'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** Every message of the interface, as a dotted path into a file of `locales/en`; plurals by their base name. */
export type MessageKey =
  | Leaves<typeof pages>
  | Leaves<typeof kinds>
  | Leaves<typeof app>
  | Leaves<typeof history>

/** What fills the places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * Gives the message in one fixed language. `{{name}}` stands for a value, `{{count, number}}` for one written as a number
 * of the language; `count` chooses the plural form. A value is never looked into for places of its own.
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/**
 * The files of a language. `pages`: what pages of teams, matches and classes say, and others, too. `kinds`: what only those
 * others say. `app`: what all else says: the frame, search, accounts, desks. `history`: what only a build says, of editions
 * that are over, and for search engines.
 */
export const MESSAGE_SETS = ['pages', 'kinds', 'app', 'history'] as const

export type MessageSet = (typeof MESSAGE_SETS)[number]

/** The messages of a file: texts, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** What is known of each language: its texts by their whole path. */
const languages = new Map<Locale, Map<string, string>>()
const translators = new Map<Locale, Translate>()
// Read by astro-i18next for the build; a browser learns one language when it needs it, and never loads the library.
const library = import.meta.env.SSR ? (await import('i18next')).default : null

/** Makes messages of a language known, beside those that are known already. */
export function learnMessages(locale: Locale, messages: Messages): Translate {
  const texts = languages.get(locale) ?? new Map<string, string>()
  languages.set(locale, texts)
  flatten(messages, '', texts)
  const known = translators.get(locale)
  if (known) return known
  const plurals = new Intl.PluralRules(locale)
  const translate: Translate = (key, values) => {
    const text = texts.get(key) ?? texts.get(`${key}_${plurals.select(Number(values?.count ?? 0))}`)
    if (text === undefined) return key
    return values && text.includes('{{') ? fill(text, values, locale) : text
  }
  translators.set(locale, translate)
  return translate
}

/**
 * The translate function of a language. There is no "current language": pages of both render at the same time.
 *
 * @throws Error in a browser that has not learned the language yet (see load-messages.ts)
 */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const bundles = MESSAGE_SETS.map((set) => library?.getResourceBundle(locale, set) as Messages | undefined)
  const [first] = bundles.flatMap((messages) => (messages ? [learnMessages(locale, messages)] : []))
  if (!first) throw new Error(`The messages of the language "${locale}" are not loaded.`)
  return first
}

/** Whether `translator` knows every message without loading any: at build. */
export const isBuilding = library !== null

const fill = (text: string, values: MessageValues, locale: Locale): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (place, name: string, asNumber?: string) => {
    const value = values[name]
    if (value === undefined) return place
    return asNumber && typeof value === 'number' ? wholeNumber(value, locale) : String(value)
  })

function flatten(messages: Messages, prefix: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(messages))
    if (typeof value === 'string') texts.set(prefix + key, value)
    else flatten(value, `${prefix}${key}.`, texts)
}
