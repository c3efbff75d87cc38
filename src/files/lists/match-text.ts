import { stateText } from '../../components/match/call-off-text.ts'
import { stoodText } from '../../components/match/match-card.ts'
import { matchRoundName } from '../../components/match/round-name.ts'
import { sideName } from '../../components/match/side-name.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import { playoffLabel } from '../../domain/press/playoff-label.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import type { Match, Score } from '../../domain/tournament/match.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { type Translate, translator } from '../../i18n/translate.ts'

/** Returns the title of a match in a calendar: `B16 A: IK Sample – HK Other`. */
export function matchSummary({ locale, index }: EditionSite, match: Match): string {
  const t = translator(locale)
  const category = index.categories.get(match.categoryId)
  const division = index.divisions.get(match.divisionId)
  const isPlayoff = category && division?.kind === 'playoff'
  const played = isPlayoff ? playoffLabel(category, division, locale) : category?.shortName
  return `${played ?? ''}: ${sideName(match.home, t)} – ${sideName(match.away, t)}`
}

/** Returns the description of a match in a calendar: where in the cup it belongs, its result, and its page. */
export function matchNotes(site: EditionSite, match: Match, origin: string): string {
  const { locale, year, index } = site
  const t = translator(locale)
  const stands = [
    index.categories.get(match.categoryId)?.name[locale],
    index.divisions.get(match.divisionId)?.name[locale],
    matchRoundName(match.round, t),
  ]
  const lines = [
    stands.filter(Boolean).join(', '),
    match.number === null ? null : `${t('match.number')} ${match.number}`,
    outcome(match, locale),
    moved(match, site, t),
    origin + localized(matchAddress(year, match.id), locale),
  ]
  return lines.filter((line) => line !== null).join('\n')
}

function outcome(match: Match, locale: Locale): string | null {
  const t = translator(locale)
  // In a calendar the score of a live match would be an hour old.
  const shown = presentMatch(match)
  if (match.kind === 'called-off') return stateText(shown, locale)
  if (progressOf(match) !== 'finished') return null
  const { badge, score, penalties, decision } = shown
  if (badge !== null && badge !== 'stopped')
    return [stateText(shown, locale), stoodText(shown, locale)].filter(Boolean).join('. ')
  const more = [stateText(shown, locale), penalties && t('match.penalties', { score: written(penalties) })]
  if (decision !== null && decision !== 'penalties') more.push(t(`match.${decision}`))
  return [score && `${t('match.finished')} ${written(score)}`, ...more].filter(Boolean).join('. ')
}

const written = ({ home, away }: Score): string => `${home}–${away}`

function moved({ movedFrom }: Match, { locale }: EditionSite, t: Translate): string | null {
  if (!movedFrom) return null
  const { at, locationName } = movedFrom
  const before = [at === null ? null : `${shortDate(at, locale)} ${clock(at)}`, locationName]
  return `${t('match.moved')}: ${t('match.movedFrom', { before: before.filter(Boolean).join(', ') })}`
}
