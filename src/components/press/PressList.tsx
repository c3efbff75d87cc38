import {
  localized,
  pressClubAddress,
  pressDayAddress,
  pressNationAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { byNation } from '../club/club-list.ts'
import { nationsByName } from '../nation/named-nation.ts'
import { dayTitle } from '../ui/day-words.ts'
import Fold from '../ui/Fold.tsx'
import PageHead from '../ui/PageHead.tsx'
import Time from '../ui/Time.tsx'

/** Up to this many clubs, the lists of all nations are open. */
const FEW = 40

/** Every press sheet of an edition. */
export default function PressList({ site }: { readonly site: EditionSite }) {
  const { locale, year } = site
  const t = translator(locale)
  const clubs = clubsOf(site)
  const lists = [
    { id: 'days', title: t('pressList.days'), entries: days(site) },
    { id: 'nations', title: t('pressList.nations'), entries: nations(site) },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHead title={t('pressList.entryTitle', { year })} lead={t('pressList.entryLead')} />
      {lists.length + clubs.length === 0 && <p className="empty">{t('press.none')}</p>}
      {lists.map(({ id, title, entries }) => (
        <section className="section" aria-labelledby={id} key={id}>
          <h2 id={id}>{title}</h2>
          <Links entries={entries} locale={locale} className="panel panel-pad columns-list" />
        </section>
      ))}
      {clubs.length > 0 && (
        <section className="section" aria-labelledby="clubs">
          <h2 id="clubs">{t('pressList.clubs')}</h2>
          <div className="folds stack upper gap-2">
            {byNation(clubs, site).map(({ nation, clubs: ofNation }) => (
              <Fold
                key={nation?.key ?? ''}
                title={nation?.names[locale] ?? t('clubs.noNation')}
                count={ofNation.length}
                locale={locale}
                isOpen={clubs.length <= FEW}
              >
                <Links entries={ofNation} locale={locale} className="panel-pad columns-list" />
              </Fold>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

interface LinksProps {
  readonly entries: readonly Entry[]
  readonly locale: Locale
  readonly className: string
}

const Links = ({ entries, locale, className }: LinksProps) => (
  <ul className={className}>
    {entries.map(({ name, address, day = null }) => (
      <li key={address}>
        <a href={localized(address, locale)}>
          <bdi>
            <Time when={day} text={name} />
          </bdi>
        </a>
      </li>
    ))}
  </ul>
)

interface Entry {
  readonly name: string
  readonly address: string
  readonly day?: string
}

const days = ({ index, locale, year }: EditionSite): Entry[] =>
  editionDays(index).flatMap(({ day }) =>
    day === null ? [] : [{ name: dayTitle(day, locale), address: pressDayAddress(year, day), day }],
  )

const nations = (site: EditionSite): Entry[] =>
  nationsByName(site).map(({ key, name }) => ({ name, address: pressNationAddress(site.year, key) }))

/** The clubs with teams, by name; a club that the service does not list is named by its id. */
const clubsOf = ({ index, locale, year }: EditionSite) =>
  [...index.teamsByClub.keys()]
    .map((id) => index.clubs.get(id) ?? { id, name: id, nationCode: null })
    .map((club) => ({ club, name: club.name, address: pressClubAddress(year, club.id) }))
    .sort((one, other) => compareNames(one.name, other.name, locale))
