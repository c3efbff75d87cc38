import type { PreviewColumn, PreviewTable } from '../../../domain/organiser/import-preview.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** The columns that have a name of their own in the messages; any other is shown by its name in the open tables. */
const NAMED = [
  ...([
    'year',
    'class',
    'stage',
    'division',
    'number',
    'round',
    'date',
    'time',
    'startsAt',
    'home',
    'away',
  ] as const),
  ...(['pairing', 'result', 'homeScore', 'awayScore', 'halfTime', 'penalties', 'state', 'walkover'] as const),
  ...(['arena', 'field', 'referees', 'id', 'name', 'club', 'nation'] as const),
] as const
const ASIDE = '-'
const TEAMS = ['home', 'away']

interface Props {
  readonly table: PreviewTable
  /** What a column is to be read as. */
  readonly columnOf: (column: PreviewColumn) => string
  readonly t: Translate
  readonly onChoose: (column: PreviewColumn, as: string) => void
}

/** The columns of a table with some of their cells, each with what it is read as. */
export default function ImportColumns({ table, columnOf, t, onChoose }: Props) {
  const wordOf = (column: string) => {
    const named = NAMED.find((one) => one === column)
    return column === ASIDE
      ? t('admin.import.columns.aside')
      : named === undefined
        ? column
        : t(`admin.import.columns.names.${named}`)
  }
  const used = table.columns.map(columnOf)
  const missing = TEAMS.filter((one) => table.choices.includes(one) && !used.includes(one))
  const choices = table.choices.toSorted((one, other) => rank(one) - rank(other))
  return (
    <div className="stack gap-2">
      <p>
        <bdi>{table.file}</bdi>
      </p>
      {missing.length > 0 && !used.includes('pairing') && table.choices.includes('pairing') && (
        <p className="note note-sun">
          {t('admin.import.columns.missing', { names: missing.map(wordOf).join(', ') })}
        </p>
      )}
      <ul className="panel admin-rows">
        {table.columns.map((column) => {
          const { header, position, samples } = column
          const name = header || t('admin.import.columns.none', { figure: String(position) })
          const own = columnOf(column)
          return (
            <li key={position} className="cluster gap-2 apart">
              <span className="stack gap-1 narrow">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <bdi className="quiet">{samples.join(' · ')}</bdi>
              </span>
              <select
                aria-label={t('admin.import.columns.as', { name })}
                value={own}
                onChange={(event) => onChoose(column, event.target.value)}
              >
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {wordOf(choice)}
                  </option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Left aside first, then what most tables have, then the others. */
function rank(column: string): number {
  const at = NAMED.findIndex((one) => one === column)
  return column === ASIDE ? -1 : at < 0 ? NAMED.length : at
}
