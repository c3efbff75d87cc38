import type { DataTable } from '../../domain/open-data/table.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { tableWords } from './table-words.ts'

interface Props {
  readonly locale: Locale
  /** The name of the file. */
  readonly name: string
  readonly table: DataTable
}

/** The columns of a file, folded at first. */
export default function DataColumns({ locale, name, table }: Props) {
  const t = translator(locale)
  const words = tableWords(locale)
  return (
    <details className="data-columns panel">
      <summary>
        <code>{name}</code> <span className="quiet small">{words.table(table.name)}</span>
      </summary>
      <section className="table-box" tabIndex={0} aria-label={`${name}: ${t('openData.columns')}`}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('openData.column')}
              </th>
              <th scope="col" className="text">
                {t('openData.type')}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.columns.map((column) => (
              <tr key={column.name}>
                <th scope="row" className="text">
                  <code>{column.name}</code>
                  <span className="about">{words.column(table.columnsOf, column.name)}</span>
                </th>
                <td className="text">{column.type}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="quiet small">
        {`${t('openData.key')} `}
        <code>{table.key.join(', ')}</code>
      </p>
    </details>
  )
}
