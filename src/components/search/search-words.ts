import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { SearchKind } from '../../domain/search/search-entry.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'

/** A message in the singular and the plural of English and Swedish. */
interface Counted {
  readonly one: string
  readonly other: string
}

/**
 * The words of the search in one language, prepared for the browser, which has no messages. Values that are only known
 * after somebody types are placeholders such as `{query}` and `{number}`.
 */
export interface SearchWords {
  readonly label: string
  readonly button: string
  readonly keys: string
  readonly try: string
  readonly recent: string
  readonly forget: string
  readonly forgotten: string
  readonly loading: string
  readonly retry: string
  readonly faults: Readonly<Record<'unreachable' | 'timeout' | 'refused' | 'malformed', string>>
  readonly nothing: string
  readonly nothingHelp: string
  readonly otherYears: string
  readonly title: string
  readonly shown: string
  readonly near: string
  readonly showMore: string
  readonly found: Counted
  readonly teams: Counted
  readonly fields: Counted
  readonly kinds: Readonly<Record<SearchKind, string>>
  readonly number: string
  readonly alias: string
}

const query = '{query}'
const number = '{number}'
const kind = '{kind}'
const name = '{name}'
const found = '{found}'

/** @param examples of queries for this edition; shown if nothing was found */
export function searchWords(
  t: Translate,
  year: number,
  examples: { readonly class: string | undefined; readonly field: string | undefined },
): SearchWords {
  const counted = (key: MessageKey): Counted => ({
    one: t(key, { count: 1, number }),
    other: t(key, { count: 2, number }),
  })
  return {
    label: t('find.label'),
    button: t('find.button'),
    keys: t('search.keys'),
    try: t('search.try'),
    recent: t('search.recent'),
    forget: t('search.forget'),
    forgotten: t('search.forgotten'),
    loading: t('search.loading'),
    retry: t('search.retry'),
    faults: {
      unreachable: t('search.offline'),
      timeout: t('search.timeout'),
      refused: t('search.refused'),
      malformed: t('search.malformed'),
    },
    nothing: t('search.nothing', { query }),
    nothingHelp:
      examples.class !== undefined && examples.field !== undefined
        ? t('search.nothingHelp', { class: examples.class, field: examples.field })
        : t('search.nothingHelpShort'),
    otherYears: t('search.otherYears', { year }),
    title: t('search.titleFor', { query, year }),
    shown: t('search.shown', { found, query }),
    near: t('search.near', { found, query }),
    showMore: t('search.showMore', { kind }),
    found: counted('search.found'),
    teams: counted('search.teams'),
    fields: counted('search.fields'),
    kinds: {
      match: t('search.match'),
      category: t('search.category'),
      division: t('search.division'),
      nation: t('search.nation'),
      club: t('search.club'),
      team: t('search.team'),
      arena: t('search.arena'),
      field: t('search.field'),
    },
    number: t('search.number', { number }),
    alias: t('search.alias', { name }),
  }
}

/** Replaces the placeholders of a message. Placeholders inside a value are not replaced. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place)

/** Returns `1 hit`, `12 hits` or `1 376 träffar`. */
export const countWords = (words: Counted, count: number, locale: Locale): string =>
  fill(count === 1 ? words.one : words.other, { number: wholeNumber(count, locale) })
