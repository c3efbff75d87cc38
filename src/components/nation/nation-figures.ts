import type { EditionSite } from '../../domain/site/page-site.ts'
import { countMedals, type Medal } from '../../domain/tournament/medals.ts'
import type { TeamRecord } from '../../domain/tournament/team-record.ts'
import { translator } from '../../i18n/translate.ts'
import type { Figure } from './Figures.tsx'

/** Returns how many medals of each kind there are. */
export function medalFigures({ locale }: EditionSite, medals: readonly Medal[]): Figure[] {
  const t = translator(locale)
  const [gold, silver, bronze] = countMedals(medals)
  return [
    { label: t('nation.place.1'), value: gold },
    { label: t('nation.place.2'), value: silver },
    { label: t('nation.place.3'), value: bronze },
  ]
}

/** Returns the figures of all matches together. */
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
