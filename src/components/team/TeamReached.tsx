import { groupStandings } from '../../domain/live/team-standing.ts'
import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { reachedBy } from '../../domain/tournament/reached.ts'
import { translator } from '../../i18n/translate.ts'
import { groupText, reachedText } from '../match/standing-text.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly teamId: string
  readonly matches: readonly Match[]
}

/** A team's places in its groups and how far it came in its play-offs, as list entries. */
export default function TeamReached({ site, teamId, matches }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const standings = groupStandings(index, teamId)
  const groups = (index.groupsOfTeam.get(teamId) ?? []).map(
    (group) => standings.find((one) => one.group === group) ?? { group, rank: null, through: null },
  )
  const reached = new Map(reachedBy(teamId, matches, index).map((one) => [one.divisionId, one]))
  const playoffs = [...new Set(matches.map(({ divisionId }) => index.divisions.get(divisionId)))].filter(
    (division) => division?.kind === 'playoff',
  ) as Division[]
  const linkTo = (division: Division, text: string) => {
    const way = division.kind === 'playoff' ? `?team=${encodeURIComponent(teamId)}` : ''
    return (
      <a href={localized(`${divisionPage(year, division)}${way}`, locale)}>
        <Sentence text={text} />
      </a>
    )
  }
  return (
    <>
      {groups.map(({ group, rank, through }) => (
        <li key={group.id} data-result="note">
          {linkTo(group, groupText({ group, rank }, locale))}
          {through && !playoffs.includes(through) && (
            <>
              {', '}
              {linkTo(through, t('reached.through', { target: isolated(through.name[locale]) }))}
            </>
          )}
        </li>
      ))}
      {playoffs.map((playoff) => {
        const how = reached.get(playoff.id)
        const name = playoff.name[locale]
        return (
          <li className="reached" data-result="note" key={playoff.id}>
            {linkTo(playoff, how ? reachedText(how, name, locale) : isolated(name))}
          </li>
        )
      })}
    </>
  )
}
