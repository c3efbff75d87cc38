import type { Words } from '../domain/text/locale.ts'
import type { Match } from '../domain/tournament/match.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import { teamRecord } from '../domain/tournament/team-record.ts'
import { inEachLanguage } from '../i18n/service-text.ts'
import { drawableText, inBoth } from './drawable-text.ts'
import type { ShareCard } from './share-card.ts'

interface PicturedTeam {
  readonly id: string
  readonly name: string
  readonly nationCode: string | null
  readonly category: Words
}

/** The picture of a team: its class and its results so far. @param matches the matches that may be shown */
export function teamCard(
  { cup, year }: { readonly cup: string; readonly year: number },
  { id, name, nationCode, category }: PicturedTeam,
  matches: readonly Match[],
): ShareCard {
  const record = teamRecord(matches, id)
  const nation = nationOf(nationCode)
  return {
    cup: drawableText(cup),
    year,
    title: drawableText(name) || String(year),
    subtitle: inBoth(category).join(' · '),
    figures:
      record.played === 0
        ? []
        : (['won', 'tied', 'lost'] as const).map((what) => ({
            value: record[what],
            label: inBoth(inEachLanguage(`team.${what}`)).join(' · '),
          })),
    flag: nation?.known ? nation.flag : null,
  }
}
