import { classesOfClub, furthestOf } from '../../domain/club/club-teams.ts'
import { groupStandings } from '../../domain/live/team-standing.ts'
import { categoryAddress, localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Club, Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { groupText, reachedText } from '../match/standing-text.ts'
import Fold from '../ui/Fold.tsx'
import Sentence from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly club: Club
}

/** More teams than this are folded, class by class. */
const FEW = 40

/** All teams of a club, class by class, each with where it stands. */
export default function ClubTeams({ site, club }: Props) {
  const { locale, index } = site
  const classes = classesOfClub(index, club.id)
  if (classes.length === 0) return null
  const isMany = classes.reduce((sum, { teams }) => sum + teams.length, 0) > FEW
  return (
    <section className="section" aria-labelledby="teams">
      <h2 id="teams">{translator(locale)('clubs.teams')}</h2>
      {isMany ? (
        <div className="folds stack upper gap-2">
          {classes.map(({ category, teams }) => (
            <Fold
              title={category.name[locale]}
              count={teams.length}
              locale={locale}
              isOpen={false}
              key={category.id}
            >
              <Teams site={site} category={category} teams={teams} />
            </Fold>
          ))}
        </div>
      ) : (
        <ul className="panel club-classes">
          {classes.map(({ category, teams }) => (
            <li key={category.id}>
              <h3>
                <a href={localized(categoryAddress(site.year, category.id), locale)}>
                  <bdi>{category.name[locale]}</bdi>
                </a>
              </h3>
              <Teams site={site} category={category} teams={teams} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Teams = ({ site, category, teams }: Omit<LineProps, 'team'> & { readonly teams: readonly Team[] }) => (
  <ul className="club-teams">
    {teams.map((team) => (
      <TeamLine site={site} category={category} team={team} key={team.id} />
    ))}
  </ul>
)

interface LineProps {
  readonly site: EditionSite
  readonly category: Category
  readonly team: Team
}

/** Its own text direction isolates a name as <bdi> does, with half the elements: a club may have over a hundred teams. */
function TeamLine({ site, category, team }: LineProps) {
  const { locale, year, index } = site
  const reached = furthestOf(team, index)
  const division = reached && index.divisions.get(reached.divisionId)
  const [standing] = category.resultsHidden
    ? []
    : groupStandings(index, team.id).filter(({ own }) => own.id === category.id)
  const stands = team.withdrawn
    ? translator(locale)('withdrawn.mark')
    : reached && division
      ? reachedText(reached, division.name[locale], locale)
      : standing && standing.rank !== null
        ? groupText(standing, locale)
        : null
  return (
    <li className="cluster baseline gap-x-3 apart">
      <a dir="auto" href={localized(teamAddress(year, team.id), locale)}>
        {hyphenated(team.name)}
      </a>
      {stands !== null && (
        <span className={reached?.place === 1 ? 'won' : undefined} data-result="note">
          <Sentence text={stands} />
        </span>
      )}
    </li>
  )
}
