import { ownMatches } from '../../domain/calendar/calendar-matches.ts'
import type { Embed } from '../../domain/embed/embed-address.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bracketOf } from '../../domain/tournament/bracket.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { drawnRounds } from '../bracket/drawn-rounds.ts'
import { sideName } from '../match/side-name.ts'
import { plain } from '../ui/Sentence.tsx'
import { embedHead } from './embed-head.ts'

/** Nobody wants a higher frame in a page: from this height on it scrolls. */
const MOST = 1200
const LINE = 21
const HEADING = 34
const FOOT = 46
const PADDING = 15
const DETAILS = 37
const FOLD = 42
const TIE = 83
const CHIPS = 42

const linesOf = (text: string, fit: number): number => Math.max(1, Math.ceil(text.length / fit))

/**
 * Returns the height in pixels that shows an embed completely as it is now, in a frame as wide as a phone. Such a frame
 * neither scrolls in a page that scrolls nor ends empty. The height grows with the content; what is added later scrolls.
 */
export function embedHeight(site: EditionSite, embed: Embed): number {
  const { title, under } = embedHead(site, embed)
  const head = PADDING + 24 * linesOf(title, 27) + (under === '' ? 0 : 20 * linesOf(plain(under), 40))
  return Math.min(MOST, Math.ceil((head + partHeight(site, embed) + FOOT) / 10) * 10)
}

function partHeight(site: EditionSite, embed: Embed): number {
  const { index } = site
  if ('division' in embed) {
    const division = index.divisions.get(embed.division)
    if (!division) return 0
    if (embed.kind === 'division') {
      const rows = division.teamIds.map((id) => LINE * linesOf(index.teams.get(id)?.name ?? id, 16) + 13)
      return HEADING + LINE + sum(rows)
    }
    const { rounds } = drawnRounds(bracketOf(division))
    const current = rounds.findIndex(({ isCurrent }) => isCurrent)
    const from = Math.max(0, Math.min(current, rounds.length - 3))
    const shown = rounds
      .slice(from)
      .map(({ places }) => HEADING + TIE * places.filter(({ slot }) => slot).length)
    return sum(shown) + FOLD * from + (bracketOf(division).placements.length > 0 ? HEADING + TIE : 0)
  }
  const ids = 'team' in embed ? [embed.team] : (index.teamsByClub.get(embed.club) ?? []).map(({ id }) => id)
  const matches = [...new Map(ownMatches(index, ids).map((match) => [match.id, match])).values()]
  const heights = matchDays(matches).map(
    (day) => HEADING + sum(day.matches.map((match) => matchHeight(match, site))),
  )
  if (embed.kind === 'team') return sum(heights)
  if (embed.kind === 'club') return CHIPS + Math.max(HEADING, ...heights)
  return HEADING + Math.max(3 * LINE, ...matches.map((match) => matchHeight(match, site)))
}

function matchHeight(match: Match, { locale }: EditionSite): number {
  const t = translator(locale)
  return DETAILS + sum(SIDES.map((side) => LINE * linesOf(sideName(match[side], t), 24) + 2))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
