import type { Locale } from '../../domain/text/locale.ts'
import * as service from '../../i18n/service-text.ts'

/** What the import says of files. */
export type Said = service.Said<'import'>
export type SaidValue = service.SaidValue<'import'>
type SaidValues = service.SaidValues<'import'>

/** The names of a group of these messages: `KeyIn<'weekday'>`. */
export type KeyIn<Group extends string> = service.KeysOf<`import.${Group}`>

export const say = (key: Said['key'], values?: SaidValues): Said => (values ? { key, values } : { key })

/** Says several things in one, as "one or other". The list has one at least. */
export const joined = (key: 'or' | 'orElse' | 'and', list: readonly (string | Said)[]): Said =>
  list
    .map((one): Said => (typeof one === 'string' ? say('value', { value: one }) : one))
    .reduce((one, other) => say(key, { one, other }))

/** Returns what is said in a language. */
export const textOf = (said: SaidValue, locale: Locale): string =>
  service.textOf(said, (key: Said['key']) => `import.${key}`, locale)

/** Marks a path of the document in a value of a sentence. The mark is replaced by the file and place it was read from. */
export const readAt = (path: string): string => `\u0000${path}\u0000`

/** Returns the sentence with the places of the paths that it marks. */
export function withPlaces<Value extends SaidValue>(text: Value, placeOf: (path: string) => string): Value
export function withPlaces(text: SaidValue, placeOf: (path: string) => string): SaidValue {
  if (typeof text === 'string')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is in no text that is imported
    return text.replace(/\u0000([^\u0000]*)\u0000/g, (_, path: string) => placeOf(path))
  if (typeof text === 'number') return text
  if (service.isList(text)) return text.map((one) => withPlaces(one, placeOf))
  if (!('key' in text) || !text.values) return text
  const values = Object.entries(text.values).map(([name, value]) => [name, withPlaces(value, placeOf)])
  return { ...text, values: Object.fromEntries(values) }
}
