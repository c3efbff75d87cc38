import type { Locale } from '../domain/text/locale.ts'
import type admin from './locales/en/admin.json'
import type app from './locales/en/app.json'
import type history from './locales/en/history.json'
import type kinds from './locales/en/kinds.json'
import type openData from './locales/en/open-data.json'
import type pages from './locales/en/pages.json'
import {
  addMessages,
  type CountedKeys,
  type Keys,
  type Messages,
  type MessageValues,
  messageText,
  type Paths,
} from './message-text.ts'

type Text =
  | Paths<typeof pages>
  | Paths<typeof kinds>
  | Paths<typeof app>
  | Paths<typeof history>
  | Paths<typeof openData>
  | Paths<typeof admin>
type CountedKey = CountedKeys<Text>

/** Every message of the interface, as a dotted path into a file of `locales/en`. A plural has its base name. */
export type MessageKey = Keys<Text>

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
 * and desks. Only a build uses the others. `history`: messages for editions that are over and for search engines.
 * `open-data`: what the files of the open data hold. A browser loads `admin` on the page of organisers alone.
 */
export const MESSAGE_SETS = ['pages', 'kinds', 'app', 'history', 'open-data', 'admin'] as const

export type MessageSet = (typeof MESSAGE_SETS)[number]

/** The loaded texts of each language, by their full path. */
const languages = new Map<Locale, Map<string, string>>()
const translators = new Map<Locale, Translate>()
// astro-i18next loads it for the build. A browser loads one language when it needs it, and never loads the library.
const library = import.meta.env.SSR ? (await import('i18next')).default : null

/** Adds messages of a language to those already known. */
export function learnMessages(locale: Locale, messages: Messages): Translate {
  const texts = languages.get(locale) ?? new Map<string, string>()
  languages.set(locale, texts)
  addMessages(texts, messages)
  const known = translators.get(locale)
  if (known) return known
  const translate = messageText(locale, texts) as Translate
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
