import type { TableWords } from '../../domain/open-data/table.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'

/** Returns what the tables of the open data and their columns hold, in the words of a language. */
export function tableWords(locale: Locale): TableWords {
  const t = translator(locale)
  return {
    table: (name) => t(`tables.${name}.about` as MessageKey),
    column: (table, name) => t(`tables.${table}.columns.${name}` as MessageKey),
  }
}
