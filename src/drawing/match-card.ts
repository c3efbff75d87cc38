import { presentMatch } from '../domain/presentation/match-presentation.ts'
import { clock, shortDate } from '../domain/time/stockholm.ts'
import type { Match, Participant, SideName } from '../domain/tournament/match.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import en from '../i18n/locales/en/pages.json' with { type: 'json' }
import sv from '../i18n/locales/sv/pages.json' with { type: 'json' }
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
    state: word ? inBoth({ en: en.match[word], sv: sv.match[word] }).join(' · ') : date,
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

/** Returns one date if the languages differ only in a capital letter. */
function dateOf(day: number | string): string {
  const [en = '', sv = ''] = [shortDate(day, 'en'), shortDate(day, 'sv')]
  return en.toLowerCase() === sv ? en : `${en} · ${sv}`
}
