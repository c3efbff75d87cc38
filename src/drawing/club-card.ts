import type { Match } from '../domain/tournament/match.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import { addRecords, NO_RECORD, teamRecord } from '../domain/tournament/team-record.ts'
import { inEachLanguage } from '../i18n/service-text.ts'
import { drawableText, inBoth } from './drawable-text.ts'
import type { ShareCard } from './share-card.ts'

interface PicturedClub {
  readonly name: string
  readonly nationCode: string | null
  readonly teamIds: readonly string[]
}

/**
 * Returns the picture of a club: its teams and their wins so far. Its pages show the defeats.
 *
 * @param matches those that may be shown
 */
export function clubCard(
  { cup, year }: { readonly cup: string; readonly year: number },
  { name, nationCode, teamIds }: PicturedClub,
  matches: readonly Match[],
): ShareCard {
  const { won } = teamIds.map((id) => teamRecord(matches, id)).reduce(addRecords, NO_RECORD)
  const played = matches.filter(({ kind }) => kind === 'finished' || kind === 'walkover')
  const nation = nationOf(nationCode)
  const figures = [
    { value: teamIds.length, label: inEachLanguage('home.teams') },
    { value: played.length, label: inEachLanguage('home.matches') },
    { value: won, label: inEachLanguage('team.won') },
  ]
  return {
    cup: drawableText(cup),
    year,
    title: drawableText(name) || String(year),
    subtitle: nation === null ? '' : inBoth(nation.names).join(' · '),
    figures: figures
      .filter(({ value }) => value > 0)
      .map(({ value, label }) => ({ value, label: inBoth(label).join(' · ') })),
    flag: nation?.known ? nation.flag : null,
  }
}
