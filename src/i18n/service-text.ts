import { memoizedByValue } from '../domain/memoized.ts'
import { DEFAULT_LOCALE, LANGUAGES, type Locale, perLocale, type Words } from '../domain/text/locale.ts'
import enApp from './locales/en/app.json' with { type: 'json' }
import enImport from './locales/en/import.json' with { type: 'json' }
import enKinds from './locales/en/kinds.json' with { type: 'json' }
import enPages from './locales/en/pages.json' with { type: 'json' }
import enServices from './locales/en/services.json' with { type: 'json' }
import svApp from './locales/sv/app.json' with { type: 'json' }
import svImport from './locales/sv/import.json' with { type: 'json' }
import svKinds from './locales/sv/kinds.json' with { type: 'json' }
import svPages from './locales/sv/pages.json' with { type: 'json' }
import svServices from './locales/sv/services.json' with { type: 'json' }
import { addMessages, type Keys, type MessageValues, messageText, type Paths } from './message-text.ts'

/**
 * The files that services read: `services` holds what only they say, and the names that the demonstration cup and importers
 * give; `import` what is said of imported files; pictures and alerts say what pages do.
 */
interface Files {
  readonly services: typeof enServices
  readonly pages: typeof enPages
  readonly kinds: typeof enKinds
  readonly app: typeof enApp
  readonly import: typeof enImport
}

const FILES: Readonly<Record<Locale, Files>> = {
  en: { services: enServices, pages: enPages, kinds: enKinds, app: enApp, import: enImport },
  sv: { services: svServices, pages: svPages, kinds: svKinds, app: svApp, import: svImport },
}

/** Every message that services may say, as a dotted path. A plural has its base name. */
export type ServiceKey = { [Name in keyof Files]: Keys<Paths<Files[Name]>> }[keyof Files]

/** The names of a group's messages: `KeysOf<'sentence'>`. */
export type KeysOf<Group extends string, Key = ServiceKey> = Key extends `${Group}.${infer Name}`
  ? Name
  : never

/** Returns a message in one fixed language, as `Translate` does (see translate.ts). */
export type ServiceText = (key: ServiceKey, values?: MessageValues) => string

const textsOf = memoizedByValue((locale: Locale) => {
  const texts = new Map<string, string>()
  for (const messages of Object.values(FILES[locale])) addMessages(texts, messages)
  return texts
})

/**
 * Returns the function that gives the messages of the services in a language. No browser loads this: it holds every
 * language.
 */
export const serviceText: (locale: Locale) => ServiceText = memoizedByValue((locale: Locale) =>
  messageText(locale, textsOf(locale)),
)

/** Whether there is such a message; one with plural forms has none of its own. */
export const isServiceKey = (text: string): text is ServiceKey => textsOf(DEFAULT_LOCALE).has(text)

/** Returns a message in each language. */
export const inEachLanguage = (key: ServiceKey, values?: MessageValues): Words =>
  perLocale((locale) => serviceText(locale)(key, values))

/** A message of a group of the services' messages, and what it names: plain JSON, until `textOf` puts it into a language. */
export interface Said<Group extends string> {
  readonly key: KeysOf<Group>
  readonly values?: SaidValues<Group>
}

/** A text that is the same in every language, a number, a day as `YYYY-MM-DD`, a message itself, or a list of these. */
export type SaidValue<Group extends string> =
  | string
  | number
  | { readonly day: string }
  | Said<Group>
  | readonly SaidValue<Group>[]
export type SaidValues<Group extends string> = Readonly<Record<string, SaidValue<Group>>>

/** Returns what is said in a language. @param keyOf the path of a message of the group */
export function textOf<Group extends string>(
  said: SaidValue<Group>,
  keyOf: (key: KeysOf<Group>) => ServiceKey,
  locale: Locale,
): string {
  if (typeof said === 'string') return said
  if (typeof said === 'number') return String(said)
  if (isList(said)) return said.map((one) => textOf(one, keyOf, locale)).join(', ')
  if ('day' in said) return dayText(said.day, locale)
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : textOf(value, keyOf, locale),
  ])
  return serviceText(locale)(keyOf(said.key), Object.fromEntries(values))
}

export const isList = <Group extends string>(said: SaidValue<Group>): said is readonly SaidValue<Group>[] =>
  Array.isArray(said)

/** Returns a day as sentences show it: "7 July 2026". */
const dayText = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LANGUAGES[locale].tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
