import type { ReactNode } from 'react'
import type { Withdrawn } from '../../domain/tournament/withdrawn.ts'
import type { Translate } from '../../i18n/translate.ts'
import { FIGURE_COLUMNS } from './table-columns.ts'

interface Props {
  readonly withdrawn: Withdrawn
  /** Names a team. */
  readonly children: (teamId: string) => ReactNode
  readonly t: Translate
}

/** The teams that withdrew, below the others and without figures; renders nothing if none did. */
export default function WithdrawnRows({ withdrawn, children, t }: Props) {
  if (withdrawn.size === 0) return null
  return (
    <tbody className="withdrawn">
      {[...withdrawn.keys()].map((teamId) => (
        <tr key={teamId}>
          <td>–</td>
          <th scope="row">
            <span className="who">
              {children(teamId)}
              <span className="small quiet">{t('withdrawn.mark')}</span>
            </span>
          </th>
          {FIGURE_COLUMNS.map(({ title, className }) => (
            <td className={className} key={title} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}
