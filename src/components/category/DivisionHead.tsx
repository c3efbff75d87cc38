import type { ReactNode } from 'react'
import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  /** The label of the links to the divisions of the same kind in the class. */
  readonly label: string
  readonly children?: ReactNode
}

/** The name of a group or play-off, and links to the others of its class. */
export default function DivisionHead({ site, category, division, label, children }: Props) {
  const { locale, year } = site
  const alike = category.divisions.filter((other) => other.kind === division.kind)
  return (
    <div className="page-head">
      <p className="eyebrow">
        <bdi>{category.name[locale]}</bdi>
      </p>
      <h1>
        <bdi>{division.name[locale]}</bdi>
        <span className="hidden-text">
          {', '}
          <bdi>{category.name[locale]}</bdi>
          {` ${year}`}
        </span>
      </h1>
      {alike.length > 1 && (
        <nav className="chips" aria-label={label}>
          {alike.map((other) => (
            <a
              className="chip"
              href={localized(divisionPage(year, other), locale)}
              aria-current={other.id === division.id ? 'page' : undefined}
              key={other.id}
            >
              <bdi>{other.name[locale]}</bdi>
            </a>
          ))}
        </nav>
      )}
      {children}
    </div>
  )
}
