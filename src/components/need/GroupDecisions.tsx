import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { type Decision, decisionsOf } from '../../domain/tournament/scenario/decisions.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { goalText } from './need-text.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
}

/** What the result of a group match made certain about the teams of the group. */
export default function GroupDecisions({ site, match, category }: Props) {
  const decisions = site.year === site.latestYear ? decisionsOf(match, category) : []
  if (decisions.length === 0) return null
  const t = translator(site.locale)
  const said = ({ teamId, goal, isSure }: Decision) => {
    const team = isolated(site.index.teams.get(teamId)?.name ?? teamId)
    if (goal.kind === 'nowhere') return t('match.isOut', { team })
    return t(isSure ? 'match.isSure' : 'match.cannotReach', { team, goal: goalText(goal, site) })
  }
  return (
    <div className="needs decisions panel panel-pad" data-result="with">
      <h3>{t('match.decided')}</h3>
      <ul className="need-lines stack gap-1">
        {decisions.map((decision) => (
          <li key={decision.teamId}>
            <Sentence text={said(decision)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
