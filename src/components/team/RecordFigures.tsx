import type { TeamRecord } from '../../domain/tournament/team-record.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly record: TeamRecord
  /** The number of teams that the record covers; undefined on the page of one team. */
  readonly teams?: number
  readonly t: Translate
}

/** The figures of the played matches; renders nothing before the first one. */
export default function RecordFigures({ record, teams, t }: Props) {
  if (record.played === 0) return null
  const figures = [
    ...(teams === undefined ? [] : [{ value: teams, label: t('nation.teams') }]),
    { value: record.played, label: t('team.played') },
    { value: record.won, label: t('team.won') },
    { value: record.tied, label: t('team.tied') },
    { value: record.lost, label: t('team.lost') },
    { value: `${record.goalsFor}–${record.goalsAgainst}`, label: t('team.goals') },
  ]
  return (
    <dl className="facts record panel" data-result="with">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
