import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { countMedals, medalsByNation } from '../../domain/tournament/medals.ts'
import { teamsStillIn } from '../../domain/tournament/nation-matches.ts'
import type { TeamRecord } from '../../domain/tournament/team-record.ts'
import { translator } from '../../i18n/translate.ts'
import type { Figure } from './Figures.tsx'

/**
 * How a nation does: its medals, once it has any, and while the edition is played who is still in.
 *
 * @param matches of its teams
 */
export function standingFigures(site: EditionSite, nation: string, matches: readonly Match[]): Figure[] {
  const { index, locale, underWay } = site
  const t = translator(locale)
  const medals = medalsByNation(index).get(nation) ?? []
  const [gold, silver, bronze] = countMedals(medals)
  const won = [
    { label: t('nation.place.1'), value: gold },
    { label: t('nation.place.2'), value: silver },
    { label: t('nation.place.3'), value: bronze },
  ]
  const playing = underWay
    ? [
        { label: t('nation.stillIn'), value: teamsStillIn(index, nation) },
        { label: t('matches.live'), value: liveCenter(matches, false).live.length },
      ]
    : []
  return [...(medals.length > 0 ? won : []), ...playing.filter(({ value }) => value > 0)]
}

/** What came of all matches together. */
export function recordFigures(site: EditionSite, record: TeamRecord): Figure[] {
  const t = translator(site.locale)
  return [
    { label: t('team.played'), value: record.played },
    { label: t('team.won'), value: record.won },
    { label: t('team.tied'), value: record.tied },
    { label: t('team.lost'), value: record.lost },
    { label: t('nation.goalsFor'), value: record.goalsFor },
    { label: t('nation.goalsAgainst'), value: record.goalsAgainst },
  ]
}
