import { categoryAddress, clubAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Fold from '../ui/Fold.tsx'
import { nationClasses, nationClubs } from './nation-entries.ts'

/** Up to this many clubs, or teams, the list opens unfolded. */
const FEW_CLUBS = 12
const FEW_TEAMS = 30

interface Props {
  readonly site: EditionSite
  /** The teams of the nation. */
  readonly teams: readonly Team[]
}

/** A nation's clubs; a team without a club is listed as its own club. */
export function NationClubs({ site, teams }: Props) {
  const { locale, year, index } = site
  const clubs = nationClubs(site, teams)
  const addressOf = (id: string, [first]: readonly Team[]) =>
    index.clubs.has(id) ? clubAddress(year, id) : teamAddress(year, first?.id ?? '')
  return (
    <Fold
      title={translator(locale)('states.clubs')}
      count={clubs.length}
      locale={locale}
      isOpen={clubs.length <= FEW_CLUBS}
    >
      <ul className="name-list grid of-17 gap-x-5">
        {clubs.map(({ id, name, entered }) => (
          <li key={id}>
            <a dir="auto" href={localized(addressOf(id, entered), locale)}>
              {hyphenated(name)}
            </a>
            {entered.length > 1 && (
              <span className="num quiet small">{wholeNumber(entered.length, locale)}</span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** A nation's teams, class by class. */
export function NationTeams({ site, teams }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  return nationClasses(site, teams).map(({ category, entered }) => (
    <Fold
      title={category.name[locale]}
      count={entered.length}
      locale={locale}
      isOpen={teams.length <= FEW_TEAMS}
      key={category.id}
    >
      {/* A `dir` attribute isolates a name as <bdi> does, with half the elements: there are hundreds of names. */}
      <ul className="name-list grid of-17 gap-x-5">
        {entered.map(({ id, name }) => (
          <li key={id}>
            <a dir="auto" href={localized(teamAddress(year, id), locale)}>
              {hyphenated(name)}
            </a>
          </li>
        ))}
        <li>
          <a className="small" href={localized(categoryAddress(year, category.id), locale)}>
            {t('nation.toClass')}
            <span className="hidden-text">{`: ${category.name[locale]}`}</span>
          </a>
        </li>
      </ul>
    </Fold>
  ))
}
