import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Scenarios } from '../../domain/tournament/scenario/scenarios.ts'
import Sentence from '../ui/Sentence.tsx'
import { needText } from './need-text.ts'

interface Props {
  readonly site: EditionSite
  readonly scenarios: Scenarios
  readonly teamId: string
}

/** What a team needs in its group, one sentence per need. */
export default function NeedLines({ site, scenarios, teamId }: Props) {
  const { group, needs } = scenarios
  return (
    <ul className="need-lines stack gap-1">
      {needs(teamId).map((need) => {
        const text = needText(need, group, group.teamIds.indexOf(teamId), site)
        return (
          <li key={text}>
            <Sentence text={text} />
          </li>
        )
      })}
    </ul>
  )
}
