import type { Locale } from '../../domain/presentation/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import Behind from './Behind.tsx'
import type { ChartRow } from './chart-row.ts'

interface Props {
  readonly locale: Locale
  readonly caption: string
  /** Headings of the two columns. */
  readonly heads: readonly [string, string]
  readonly rows: readonly ChartRow[]
}

/** The values behind a chart as a table. */
export default function ChartTable({ locale, caption, heads, rows }: Props) {
  return (
    <Behind t={translator(locale)} caption={caption}>
      <thead>
        <tr>
          <th scope="col" className="text">
            {heads[0]}
          </th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = <bdi>{row.name ?? row.label}</bdi>
          return (
            <tr key={row.address ?? row.label}>
              <th scope="row">
                <Flag flag={row.flag} /> {row.address === undefined ? name : <a href={row.address}>{name}</a>}
              </th>
              <td>{row.text}</td>
            </tr>
          )
        })}
      </tbody>
    </Behind>
  )
}
