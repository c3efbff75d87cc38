import { memoizedByValue } from '../domain/memoized.ts'
import { DEFAULT_LOCALE, type Locale, perLocale, type Words } from '../domain/text/locale.ts'
import enApp from './locales/en/app.json' with { type: 'json' }
import enCups from './locales/en/cups.json' with { type: 'json' }
import enKinds from './locales/en/kinds.json' with { type: 'json' }
import enPages from './locales/en/pages.json' with { type: 'json' }
import enServices from './locales/en/services.json' with { type: 'json' }
import svApp from './locales/sv/app.json' with { type: 'json' }
import svCups from './locales/sv/cups.json' with { type: 'json' }
import svKinds from './locales/sv/kinds.json' with { type: 'json' }
import svPages from './locales/sv/pages.json' with { type: 'json' }
import svServices from './locales/sv/services.json' with { type: 'json' }
import { addMessages, type Keys, type MessageValues, messageText, type Paths } from './message-text.ts'

/**
 * The files that services read: `services` holds what only they say, `cups` the names that the
 * demonstration cup and importers give; pictures and alerts say what pages do.
 */
interface Files {
  readonly services: typeof enServices
  readonly pages: typeof enPages
  readonly kinds: typeof enKinds
  readonly app: typeof enApp
  readonly cups: typeof enCups
}

const FILES: Readonly<Record<Locale, Files>> = {
  en: { services: enServices, pages: enPages, kinds: enKinds, app: enApp, cups: enCups },
  sv: { services: svServices, pages: svPages, kinds: svKinds, app: svApp, cups: svCups },
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
