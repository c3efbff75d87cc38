import { presentMatch } from '../domain/presentation/match-presentation.ts'
import { LOCALES } from '../domain/text/locale.ts'
import { clock, shortDate } from '../domain/time/stockholm.ts'
import type { Match, Participant, SideName } from '../domain/tournament/match.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import { inEachLanguage } from '../i18n/service-text.ts'
import { drawableText, inBoth } from './drawable-text.ts'
import type { CardSide, MatchCard } from './share-card.ts'

/** The facts that the picture of a match needs besides the match itself. */
export interface MatchAbout {
  readonly cup: string
  readonly year: number
  /** As the cup writes them; null if the team is not known. */
  readonly nationCodes: Readonly<Record<SideName, string | null>>
  readonly category: string
  readonly division: string
  readonly place: string | null
}

/** Returns the picture of a match: its score if there is one and it may be shown, otherwise its time. */
export function matchCard(match: Match, about: MatchAbout): MatchCard {
  const { badge, score, emphasised } = presentMatch(match)
  const at = match.time.kind === 'instant' ? match.time.at : null
  const day = match.time.kind === 'day' ? match.time.day : at
  const isOver = match.kind !== 'scheduled' && badge !== 'live'
  const word = badge !== null && badge !== 'bye' ? badge : score ? 'finished' : null
  const date = day === null ? '' : dateOf(day)
  const time = at === null ? '–' : clock(at)
  return {
    cup: drawableText(about.cup),
    year: about.year,
    home: side(match.home, about.nationCodes.home, emphasised === 'home'),
    away: side(match.away, about.nationCodes.away, emphasised === 'away'),
    middle: score ? `${score.home}–${score.away}` : isOver ? '–' : time,
    state: word ? inBoth(inEachLanguage(`match.${word}`)).join(' · ') : date,
    about: [`${about.category} · ${about.division}`, date, about.place ?? '']
      .map((one) => drawableText(one))
      .filter(Boolean),
  }
}

function side(who: Participant, nationCode: string | null, stressed: boolean): CardSide {
  const name = who.kind === 'team' ? who.name : who.kind === 'placeholder' && !who.isNobody ? who.label : ''
  const nation = nationOf(nationCode)
  return { name: drawableText(name, 48) || '–', flag: nation?.known ? nation.flag : null, stressed }
}

/** Returns a date in each language, and one for those that differ only in a capital letter. */
const dateOf = (day: number | string): string =>
  [
    ...Map.groupBy(
      LOCALES.map((locale) => shortDate(day, locale)),
      (date) => date.toLowerCase(),
    ).values(),
  ]
    .map(([first = '']) => first)
    .join(' · ')
