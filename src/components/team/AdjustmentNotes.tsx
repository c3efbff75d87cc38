import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { nameInGroup } from './name-in-group.ts'

interface Props {
  readonly site: EditionSite
  readonly division: Division
}

/** The points that a jury gave or took in a group, with its reasons. Renders nothing if there are none. */
export default function AdjustmentNotes({ site, division }: Props) {
  const { locale } = site
  return (division.adjustments ?? []).map(({ teamId, points, reason }) => {
    const values = { team: isolated(nameInGroup(teamId, division, site)), count: Math.abs(points) }
    const said = translator(locale)(points < 0 ? 'table.pointsTaken' : 'table.pointsGiven', values)
    return (
      <p className="small quiet" data-result="with" key={`${teamId} ${points} ${reason?.en}`}>
        <Sentence text={reason ? `${said}: ${isolated(reason[locale])}` : `${said}.`} />
      </p>
    )
  })
}
