import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'

interface Props {
  readonly site: EditionSite
  readonly team: { readonly id: string; readonly name: string }
  /** What it won. */
  readonly title: string
}

/** The team that won a play-off. */
export default function Champion({ site: { locale, year }, team, title }: Props) {
  return (
    <p className="champion">
      <svg className="icon" aria-hidden="true">
        <use href="/icons.svg#trophy" />
      </svg>
      <span>
        <span className="small">{title}</span>
        <br />
        <a href={localized(teamAddress(year, team.id), locale)}>
          <bdi>{team.name}</bdi>
        </a>
      </span>
    </p>
  )
}
