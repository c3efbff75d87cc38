import type { EditionSite } from '../../domain/site/page-site.ts'
import type { TeamMark } from '../../domain/tournament/scenario/marks.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { goalText } from './need-text.ts'

interface Props {
  readonly site: EditionSite
  readonly mark: TeamMark | undefined
}

/** What is already certain for a team, beside its name: `✓ A`, `✕ A`. */
export default function NeedMark({ site, mark }: Props) {
  if (!mark) return null
  const t = translator(site.locale)
  const { goal, isSure, asItStands } = mark
  const said =
    goal.kind === 'nowhere'
      ? t('need.mark.out')
      : t(isSure ? 'need.mark.sure' : 'need.mark.outOf', { goal: goalText(goal, site) })
  const name = goal.kind === 'division' ? site.index.divisions.get(goal.divisionId)?.name[site.locale] : null
  return (
    <span className={asItStands ? 'need-mark is-open' : 'need-mark'}>
      <span aria-hidden="true">
        {goal.kind === 'nowhere' || !isSure ? '✕' : '✓'}
        {name && goal.kind === 'division' ? (
          <bdi>{` ${shortName(name)}`}</bdi>
        ) : (
          goal.kind === 'first' && ' 1'
        )}
      </span>
      <span className="hidden-text">
        <Sentence text={`, ${said}${asItStands ? `, ${t('need.mark.asItStands')}` : ''}`} />
      </span>
    </span>
  )
}

/** The letter that distinguishes a play-off within its class, or else its name: `A` of "Slutspel A", "A-Playoff". */
const shortName = (name: string): string => /(?<![\p{L}\d])\p{Lu}(?![\p{L}\d])/u.exec(name)?.[0] ?? name
