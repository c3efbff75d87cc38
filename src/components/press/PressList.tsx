import {
  localized,
  pressClubAddress,
  pressDayAddress,
  pressNationAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { nationsByName } from '../nation/named-nation.ts'
import { dayTitle } from '../ui/day-words.ts'
import PageHead from '../ui/PageHead.tsx'

/** Every press sheet of an edition. */
export default function PressList({ site }: { readonly site: EditionSite }) {
  const { locale, year } = site
  const t = translator(locale)
  const lists = [
    { id: 'days', title: t('pressList.days'), entries: days(site) },
    { id: 'nations', title: t('pressList.nations'), entries: nations(site) },
    { id: 'clubs', title: t('pressList.clubs'), entries: clubs(site) },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHead title={t('pressList.entryTitle', { year })} lead={t('pressList.entryLead')} />
      {lists.length === 0 && <p className="empty">{t('press.none')}</p>}
      {lists.map(({ id, title, entries }) => (
        <section className="section" aria-labelledby={id} key={id}>
          <h2 id={id}>{title}</h2>
          <ul className="panel panel-pad columns-list">
            {entries.map(({ name, address }) => (
              <li key={address}>
                <a href={localized(address, locale)}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface Entry {
  readonly name: string
  readonly address: string
}

const days = ({ index, locale, year }: EditionSite): Entry[] =>
  editionDays(index).flatMap(({ day }) =>
    day === null ? [] : [{ name: dayTitle(day, locale), address: pressDayAddress(year, day) }],
  )

const nations = (site: EditionSite): Entry[] =>
  nationsByName(site).map(({ key, name }) => ({ name, address: pressNationAddress(site.year, key) }))

const clubs = ({ index, locale, year }: EditionSite): Entry[] =>
  [...index.teamsByClub.keys()]
    .map((id) => ({ name: index.clubs.get(id)?.name ?? id, address: pressClubAddress(year, id) }))
    .sort((one, other) => compareNames(one.name, other.name, locale))
