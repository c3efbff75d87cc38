import type { MatchPresentation } from '../../domain/presentation/match-presentation.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** Returns the word for the state of a match with its reason, `Cancelled · lightning`; null if it has none. */
export function stateText({ badge, reason }: MatchPresentation, locale: Locale): string | null {
  if (badge === null) return null
  const word = translator(locale)(`match.${badge}`)
  return reason === null ? word : `${word} · ${reason[locale]}`
}
