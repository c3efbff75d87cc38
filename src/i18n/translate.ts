import i18next from 'i18next'
import type { Locale } from '../domain/presentation/locale.ts'
import type en from './locales/en.json'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/** Every message of the interface, as a dotted path into `locales/en.json`; plurals by their base name. */
export type MessageKey = Leaves<typeof en>

/** Gives the message in one fixed language. `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

const translators = new Map<Locale, Translate>()

/**
 * The translate function of a language. The language is fixed when asked for: the global "current language" of
 * i18next is never used, because pages of both languages render at the same time.
 */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const fixed = i18next.getFixedT(locale) as (key: string, values?: object) => string
  const plain = new Map<string, string>()
  const translate: Translate = (key, values) => {
    const varying = values && Object.keys(values).some((name) => name !== 'count')
    if (varying) return fixed(key, values)
    const name = values ? `${key} ${values.count}` : key
    const kept = plain.get(name)
    if (kept !== undefined) return kept
    const text = fixed(key, values)
    plain.set(name, text)
    return text
  }
  translators.set(locale, translate)
  return translate
}
