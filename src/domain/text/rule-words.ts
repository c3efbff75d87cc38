import en from '../../i18n/locales/en/rules.json' with { type: 'json' }
import sv from '../../i18n/locales/sv/rules.json' with { type: 'json' }
import type { Locale } from './locale.ts'

interface RuleWords {
  /** Starts on Sunday, as `Date.getUTCDay` counts. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** Names of nations by their key, where `Intl` has none, or one longer than or different from those of results lists. */
  readonly nations: Readonly<Record<string, string>>
}

/**
 * The words that the rules write, which a page needs in every language. Days and months are written out because those of
 * `Intl` differ between versions of its data ("Sep", "Sept"), and a server and a browser that disagree show two texts for
 * one date.
 */
export const RULE_WORDS: Readonly<Record<Locale, RuleWords>> = { en, sv }
