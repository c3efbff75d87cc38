import type { Words } from '../domain/text/locale.ts'
import type { Match } from '../domain/tournament/match.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import { teamRecord } from '../domain/tournament/team-record.ts'
import en from '../i18n/locales/en/pages.json' with { type: 'json' }
import sv from '../i18n/locales/sv/pages.json' with { type: 'json' }
import { inBoth } from './drawable-text.ts'
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
  const [title = String(year)] = inBoth({ en: name, sv: name })
  return {
    cup: inBoth({ en: cup, sv: cup }).join(''),
    year,
    title,
    subtitle: inBoth(category).join(' · '),
    figures:
      record.played === 0
        ? []
        : (['won', 'tied', 'lost'] as const).map((what) => ({
            value: record[what],
            label: inBoth({ en: en.team[what], sv: sv.team[what] }).join(' · '),
          })),
    flag: nation?.known ? nation.flag : null,
  }
}
