import type { Publication } from '../../../domain/tournament/publication.ts'
import { forYear, type ImportOptions, PUBLISHED_UP_TO, type PublishedUpTo } from '../import-options.ts'
import { type LenientEdition, lenientEditions } from './lenient-document.ts'
import { editionsOf, isRaw } from './raw.ts'

export function publicationUpTo(step: PublishedUpTo): Publication {
  const reached = PUBLISHED_UP_TO.indexOf(step)
  return { clubs: reached >= 1, teams: reached >= 2, lot: reached >= 3, schedule: reached >= 4 }
}

/**
 * Sets the four flags of every edition: those given on the command line, else those of the file, else by what there is to
 * show. Teams without groups are published as teams only, groups without a time or a result as the lot.
 */
export function publish(raw: unknown, options: ImportOptions): void {
  const editions = new Map(lenientEditions(raw).map((edition) => [edition.at, edition]))
  for (const { value, at } of editionsOf(raw)) {
    const edition = editions.get(at)
    const written = value.published
    if (!edition || (written !== undefined && !isRaw(written))) continue
    const givenStep = forYear(options.publish, edition.year)
    value.published = givenStep ? publicationUpTo(givenStep) : { ...whatIsThere(edition), ...written }
  }
}

function whatIsThere({ categories }: LenientEdition): Publication {
  const divisions = categories.flatMap((category) => category.divisions)
  const matches = divisions.flatMap((division) => division.matches)
  if (matches.some(({ startsAt, day, state, scored }) => startsAt || day || scored || state !== 'scheduled'))
    return publicationUpTo('schedule')
  if (matches.length > 0 || divisions.some(({ teams }) => teams.length > 0)) return publicationUpTo('lot')
  return publicationUpTo(categories.some(({ teams }) => teams.length > 0) ? 'teams' : 'none')
}
