import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'

interface Props {
  readonly site: EditionSite
  readonly teamIds: readonly string[]
}

/** The teams of a group that has no table. */
export default function TeamChips({ site: { locale, year, index }, teamIds }: Props) {
  return (
    <ul className="chips">
      {teamIds
        .flatMap((id) => index.teams.get(id) ?? [])
        .map(({ id, name }) => (
          <li key={id}>
            <a className="chip" href={localized(teamAddress(year, id), locale)}>
              <bdi>{hyphenated(name)}</bdi>
            </a>
          </li>
        ))}
    </ul>
  )
}
