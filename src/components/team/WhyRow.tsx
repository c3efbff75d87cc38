import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { LevelTeams } from '../../domain/tournament/explanation.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { nameInGroup } from './name-in-group.ts'
import OwnMatchesTable from './OwnMatchesTable.tsx'
import { FIGURE_COLUMNS } from './table-columns.ts'
import { whySentences, whySummary } from './why-text.ts'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly level: LevelTeams
  readonly provisional: boolean
  /** Whether the matches of the teams against each other are shown too. */
  readonly isWhole: boolean
  readonly isOpen: boolean
}

const ALL_COLUMNS = FIGURE_COLUMNS.length + 2

/** A row below teams with equal points that explains their order. */
export default function WhyRow({ site, category, division, level, provisional, isWhole, isOpen }: Props) {
  const nameOf = (teamId: string) => isolated(nameInGroup(teamId, division, site))
  const table = { locale: site.locale, nameOf, provisional, age: category.age }
  const isFlagged = level.comparisons.some(({ verdict }) => verdict === 'contradicted')
  return (
    <tr className={isFlagged ? 'why flagged' : 'why'}>
      <td colSpan={ALL_COLUMNS}>
        {/* Left out where it is closed: React would have to write it. */}
        <details open={isOpen || undefined}>
          <summary>
            <Sentence text={whySummary(level, table)} />
          </summary>
          {level.comparisons.map((one) => (
            <p key={one.below}>
              <Sentence text={whySentences(one, level, table)} />
            </p>
          ))}
          {isWhole &&
            level.ownMatches.map((own) => (
              <OwnMatchesTable
                key={own.teamIds[0]}
                site={site}
                division={division}
                own={own}
                teamIds={level.teamIds}
              />
            ))}
        </details>
      </td>
    </tr>
  )
}
