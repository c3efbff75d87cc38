import type { Locale } from '../../domain/presentation/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** The words of a table that moves, ready for the browser. */
export interface TableWords {
  readonly locale: Locale
  /** Stands before the score of a match that is being played. */
  readonly playing: string
  readonly note: string
  readonly up: { readonly one: string; readonly other: string }
  readonly down: { readonly one: string; readonly other: string }
}

export function tableWords(locale: Locale): TableWords {
  const t = translator(locale)
  const number = '{number}'
  return {
    locale,
    playing: t('live.playing'),
    note: t('live.tableNow'),
    up: { one: t('live.up', { count: 1, number }), other: t('live.up', { count: 2, number }) },
    down: { one: t('live.down', { count: 1, number }), other: t('live.down', { count: 2, number }) },
  }
}
