import { localized, nationAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { countMedals } from '../../domain/tournament/medals.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import type { MedalledNation } from './named-nation.ts'

const COLUMNS = ['nation.place.1', 'nation.place.2', 'nation.place.3', 'nation.teams'] as const

interface Props {
  readonly site: EditionSite
  readonly nations: readonly MedalledNation[]
}

/** Nations with the number of medals of each kind that their teams won. */
export default function MedalTable({ site: { locale, year }, nations }: Props) {
  const t = translator(locale)
  return (
    <div className="table-box" data-result="block" data-about={t('nation.medals')}>
      <table>
        <caption className="hidden-text">{t('nation.medals')}</caption>
        <thead>
          <tr>
            <th scope="col" className="text">
              {t('states.nation')}
            </th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nations.map(({ key, name, flag, teams, medals }) => (
            <tr key={key}>
              <th scope="row">
                <Flag flag={flag} />{' '}
                <a href={localized(nationAddress(year, key), locale)}>
                  <bdi>{name}</bdi>
                </a>
              </th>
              {[...countMedals(medals), teams].map((value, at) => (
                <td key={COLUMNS[at]}>{value > 0 ? wholeNumber(value, locale) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
