import { localized, rankingAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { type RankingRule, ranksPerMatch } from '../../domain/tournament/ranking.ts'
import { translator } from '../../i18n/translate.ts'
import { criterionName } from './criterion-name.ts'

interface Props {
  readonly site: EditionSite
  readonly rule: RankingRule
}

/** How level teams are ranked, in one line, with a link to the full rules. */
export default function RankingLine({ site: { locale, year }, rule }: Props) {
  const t = translator(locale)
  const chain = rule.chain.map((criterion) => criterionName(criterion, locale)).join(', ')
  return (
    <p className="small quiet">
      {chain && `${t(ranksPerMatch(rule) ? 'division.rankedBy' : 'division.allPlayedBy', { chain })} `}
      <a href={localized(rankingAddress(year), locale)}>{t('why.how')}</a>
    </p>
  )
}
