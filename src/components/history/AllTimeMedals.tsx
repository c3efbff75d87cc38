import type { MedalRow } from '../../domain/history/medal-table.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'

/** A nation or a club, and the medals it has won. */
export interface MedalLine extends Pick<MedalRow, 'key' | 'counts'> {
  readonly name: string
  readonly flag: string | undefined
  readonly address: string
}

interface Props {
  readonly locale: Locale
  readonly id: 'nations' | 'clubs'
  /** The line with the most medals comes first. */
  readonly lines: readonly MedalLine[]
  /** How many lines are open, and how many the page holds at most. */
  readonly open: number
  readonly most: number
}

/** The nations or clubs with the most medals: the first lines open, the others folded. */
export default function AllTimeMedals({ locale, id, lines, open, most }: Props) {
  const t = translator(locale)
  const placed = withPlaces(lines)
  const folded = placed.slice(open, most)
  const left = lines.length - most
  const more = t(`medals.more.${id}`, { count: folded.length })
  if (lines.length === 0) return null
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{t(`medals.${id}`)}</h2>
      <Table locale={locale} id={id} title={t(`medals.${id}`)} lines={placed.slice(0, open)} />
      {folded.length > 0 && (
        <details className="fold panel">
          <summary>{more}</summary>
          <Table locale={locale} id={id} title={more} lines={folded} />
        </details>
      )}
      {left > 0 && <p className="small quiet">{t('medals.left', { count: left })}</p>}
    </section>
  )
}

/** Lines with the same medals share a place. */
function withPlaces(lines: readonly MedalLine[]): PlacedLine[] {
  let place = 0
  return lines.map((line, at) => {
    if (String(lines[at - 1]?.counts) !== String(line.counts)) place = at + 1
    return { ...line, place }
  })
}

interface PlacedLine extends MedalLine {
  readonly place: number
}

interface TableProps extends Pick<Props, 'locale' | 'id'> {
  readonly title: string
  readonly lines: readonly PlacedLine[]
}

function Table({ locale, id, title, lines }: TableProps) {
  const t = translator(locale)
  return (
    <section className="table-box" tabIndex={0} aria-label={t('states.tableOf', { title })}>
      <table className="medal-lines">
        <thead>
          <tr>
            <th scope="col" className="text">
              {t(`medals.column.${id}`)}
            </th>
            {(['1', '2', '3'] as const).map((place) => (
              <th scope="col" key={place}>
                {t(`nation.place.${place}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, flag, address, counts, place }) => (
            <tr key={key}>
              <th scope="row">
                <span className="medal-holder">
                  <span className="num quiet">{place}</span> <Flag flag={flag} />{' '}
                  <a dir="auto" href={address}>
                    {hyphenated(name)}
                  </a>
                </span>
              </th>
              {counts.map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: gold, silver and bronze stay in their order
                <td key={at}>{count > 0 ? wholeNumber(count, locale) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
