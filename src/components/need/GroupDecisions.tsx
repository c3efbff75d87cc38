import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { groupDecisions } from './decided-text.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
}

/** What the result of a group match made certain about the teams of the group. */
export default function GroupDecisions({ site, match, category }: Props) {
  const decisions = groupDecisions(site, match, category)
  if (decisions.length === 0) return null
  const t = translator(site.locale)
  return (
    <div className="needs decisions panel panel-pad" data-result="with">
      <h3>{t('match.decided')}</h3>
      <ul className="need-lines stack gap-1">
        {decisions.map(({ teamId, text }) => (
          <li key={teamId}>
            <Sentence text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
