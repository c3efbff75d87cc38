import { localized, matchAddress, teamAddress } from '../../domain/presentation/addresses.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import type { Locale, Words } from '../../domain/text/locale.ts'
import type { Category, DivisionKind, Field, Team } from '../../domain/tournament/edition.ts'
import type { Match, Participant, SideName } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { SIDES, sideOf, teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { type MatchCard, matchCard } from './match-card.ts'
import { matchRoundName } from './round-name.ts'

/** What the cards of matches need from a site: a page has the whole edition, a browser only its schedule. */
export interface CardSite {
  readonly year: number
  readonly locale: Locale
  readonly underWay: boolean
  readonly index: {
    readonly teams: ReadonlyMap<string, Team>
    readonly categories: ReadonlyMap<string, Pick<Category, 'shortName' | 'matchMinutes'>>
    readonly divisions: ReadonlyMap<string, { readonly kind: DivisionKind; readonly name: Words }>
    readonly fields: ReadonlyMap<string, Field>
  }
}

/** Which facts of a match a list shows. It leaves out what the heading above the list already says. */
export interface CardShow {
  readonly category?: boolean
  readonly group?: boolean
  readonly field?: boolean
  readonly date?: boolean
  readonly referees?: boolean
  /** The team that the page is about. */
  readonly ownTeamId?: string | undefined
  /** The teams that the page is about, if there are several. If two of them meet, neither is highlighted. */
  readonly ownTeams?: ReadonlySet<string>
}

/** Returns the card of a match for the pages of its edition. */
export function editionCard(match: Match, site: CardSite, show: CardShow): MatchCard {
  const { year, locale, index } = site
  const teamOf = (side: Participant) => (side.kind === 'team' ? index.teams.get(side.teamId) : undefined)
  return matchCard(match, {
    locale,
    flagOf: (side) => nationOf(teamOf(side)?.nationCode ?? null)?.flag,
    addressOf: (side) => {
      const team = teamOf(side)
      return team && localized(teamAddress(year, team.id), locale)
    },
    own: ownSide(match, show),
    isDated: show.date === true,
    isPlayoff: index.divisions.get(match.divisionId)?.kind === 'playoff',
    minutes: minutesOf(index.categories.get(match.categoryId)),
    place: show.field ? fieldName(match, index.fields) : null,
    labels: labelsOf(match, site, show),
  })
}

function ownSide(match: Match, { ownTeamId, ownTeams }: CardShow): SideName | null {
  if (ownTeamId !== undefined) return sideOf(match, ownTeamId)
  const own = SIDES.filter((name) => ownTeams?.has(teamIdOf(match[name]) ?? ''))
  return own.length === 1 ? (own[0] ?? null) : null
}

/** Returns the address of a match's page, in the language of the page that links to it. */
export const matchLink = ({ id }: Match, { year, locale }: CardSite): string =>
  localized(matchAddress(year, id), locale)

function labelsOf(match: Match, { locale, index }: CardSite, show: CardShow): string[] {
  const category = show.category ? index.categories.get(match.categoryId)?.shortName : null
  const division = index.divisions.get(match.divisionId)
  const round = division?.kind === 'playoff' ? matchRoundName(match.round, translator(locale)) : null
  const group = show.group ? [division?.name[locale], round].filter(Boolean).join(', ') : round
  return [category, group, show.referees ? match.referees : null].filter(
    (label): label is string => label != null && label !== '',
  )
}
