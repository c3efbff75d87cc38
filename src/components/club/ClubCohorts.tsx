import { furthestFirst } from '../../domain/club/club-teams.ts'
import { type Cohort, type CohortYear, classYears } from '../../domain/club/cohorts.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { reachedText } from '../match/standing-text.ts'
import Fold from '../ui/Fold.tsx'
import Sentence from '../ui/Sentence.tsx'

/** Up to this many, all are open. */
const FEW = 3

interface Props {
  readonly site: EditionSite
  readonly club: Club
  readonly cohorts: readonly Cohort[]
}

/** The children of a club by year of birth, through the classes that they grow into. */
export default function ClubCohorts({ site, club, cohorts }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  if (cohorts.length === 0) return null
  const teams = index.teamsByClub.get(club.id) ?? []
  const now = classYears(index, club.id, locale, furthestFirst(teams, index))
  return (
    <section className="section" aria-labelledby="cohorts" data-result="block">
      <h2 id="cohorts">{t('clubs.cohorts')}</h2>
      <p className="small quiet">{t('clubs.cohortsHelp')}</p>
      <div className="folds stack upper gap-2">
        {cohorts.map(({ born, gender, years }) => (
          <Fold
            title={t(`clubs.born.${gender}`, { year: born })}
            count={years.length}
            locale={locale}
            isOpen={cohorts.length <= FEW}
            key={`${born} ${gender}`}
          >
            <ol className="club-cohort">
              {years.map((one) => {
                const own = now.find((other) => other.category === one.category)
                return (
                  <Step
                    site={site}
                    one={one.year === year && own ? own : one}
                    key={`${one.year} ${one.category}`}
                  />
                )
              })}
            </ol>
          </Fold>
        ))}
      </div>
    </section>
  )
}

function Step({
  site: { locale, year: own },
  one,
}: {
  readonly site: EditionSite
  readonly one: CohortYear
}) {
  const { year, category, teams, best, address } = one
  return (
    <li className="cluster baseline gap-x-3">
      <a href={localized(address, locale)} aria-current={year === own ? 'true' : undefined}>
        <bdi>{category}</bdi>
        {` ${year}`}
      </a>
      <span className={best?.place === 1 ? 'won' : undefined}>
        {best ? (
          <Sentence text={reachedText(best, best.playoff, locale)} />
        ) : (
          translator(locale)('team.teamsThatYear', { count: teams })
        )}
      </span>
    </li>
  )
}
