import { signed } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { OwnMatches } from '../../domain/tournament/explanation.ts'
import { isHeadToHead, type Separator } from '../../domain/tournament/ranking.ts'
import type { Step } from '../../domain/tournament/ranking-key.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'

/** Returns what a step compares, as part of a sentence: `goal difference in the matches of the 3`. */
export function stepText(by: Separator, own: OwnMatches | undefined, locale: Locale): string {
  const t = translator(locale)
  const isAmongMany = own !== undefined && own.teamIds.length > 2
  return isHeadToHead(by) && isAmongMany
    ? t(`why.among.${by}` as MessageKey, { teams: own.teamIds.length })
    : t(`why.step.${by}` as MessageKey, { count: own?.results.length ?? 0 })
}

/** Returns the figures of a step as texts, with enough decimals that different figures look different. */
export function stepFigures(
  { by, figures }: Step,
  locale: Locale,
): { readonly one: string; readonly other: string } {
  const write =
    by === 'goal-quotient' ? quotient(figures, locale) : by.includes('difference') ? signed : String
  return { one: write(figures[0]), other: write(figures[1]) }
}

function quotient([one, other]: Step['figures'], locale: Locale): (value: number) => string {
  const digits = [2, 3, 4].find((places) => one.toFixed(places) !== other.toFixed(places)) ?? 5
  const decimals = one === other ? 2 : digits
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (value) => format.format(value)
}
