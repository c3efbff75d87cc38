import { signed } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { criterionOf } from '../../domain/tournament/criteria.ts'
import { namedCriterion } from '../../domain/tournament/criterion-word.ts'
import type { OwnMatches } from '../../domain/tournament/explanation.ts'
import { isHeadToHead, type Separator } from '../../domain/tournament/ranking.ts'
import type { Step } from '../../domain/tournament/ranking-key.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'

/** Returns what a step compares, as part of a sentence: `goal difference in the matches of the 3`. */
export function stepText(by: Separator, own: OwnMatches | undefined, locale: Locale): string {
  const t = translator(locale)
  const { name, max } = namedCriterion(by)
  const isAmongMany = own !== undefined && own.teamIds.length > 2
  return isHeadToHead(by) && isAmongMany
    ? t(`why.among.${name}` as MessageKey, { teams: own.teamIds.length, max })
    : t(`why.step.${name}` as MessageKey, { count: own?.results.length ?? 0, max })
}

/** Returns the figures of a step as texts, with enough decimals that different figures look different. */
export function stepFigures(
  { by, figures }: Step,
  locale: Locale,
): { readonly one: string; readonly other: string } {
  const write = writer(by, figures, locale)
  return { one: write(figures[0]), other: write(figures[1]) }
}

function writer(by: Separator, figures: Step['figures'], locale: Locale): (value: number) => string {
  switch (criterionOf(namedCriterion(by).name).written) {
    case 'decimal':
      return decimals(figures, locale, 'auto')
    case 'signed-decimal':
      return decimals(figures, locale, 'exceptZero')
    case 'signed':
      return signed
    case 'negated':
      return (value) => String(0 - value)
    default:
      return String
  }
}

function decimals([one, other]: Step['figures'], locale: Locale, signDisplay: 'auto' | 'exceptZero') {
  const digits = [2, 3, 4].find((places) => one.toFixed(places) !== other.toFixed(places)) ?? 5
  const places = one === other ? 2 : digits
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay,
  })
  return (value: number) => format.format(value).replace('-', '−')
}
