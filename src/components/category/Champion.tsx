import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import { clubName } from '../../domain/presentation/club-emblem.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import ClubEmblem from '../ui/ClubEmblem.tsx'

interface Props {
  readonly site: EditionSite
  readonly team: { readonly id: string; readonly name: string }
  /** The title that the team won. */
  readonly title: string
}

/** The team that won a play-off. */
export default function Champion({ site: { locale, year }, team, title }: Props) {
  return (
    <p className="champion row gap-3" data-result="with">
      <ClubEmblem club={clubName(team.name)} />
      <span className="stack">
        <span className="small row gap-1">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#trophy" />
          </svg>
          {title}
        </span>
        <a href={localized(teamAddress(year, team.id), locale)}>
          <bdi>{hyphenated(team.name)}</bdi>
        </a>
      </span>
    </p>
  )
}
