import type { Kysely } from 'kysely'
import type { OrganisersEdition, OrganisersMatch } from '../../../domain/organiser/organisers-edition.ts'
import type { Tables } from '../../database/tables.ts'
import type { CategoryDocument, EditionDocument, MatchDocument } from '../../document/cup-document.ts'
import { readCup } from '../read-cup.ts'

/** Reads what organisers change of an edition, published or not; null if there is no such edition. */
export async function readForOrganisers(
  db: Kysely<Tables>,
  cupId: string,
  year: number,
): Promise<OrganisersEdition | null> {
  const [edition] = (await readCup(db, cupId, year))?.editions ?? []
  return edition ? forOrganisers(edition) : null
}

function forOrganisers(edition: EditionDocument): OrganisersEdition {
  const { published, announcements, featured, streams, arenas, clubs, categories } = edition
  return {
    published,
    announcements,
    featured,
    streams,
    arenas: arenas.map(({ id, name, area = null, latitude = null, longitude = null, fields }) => ({
      id,
      name,
      area,
      latitude,
      longitude,
      fields: fields.map((field) => ({ id: field.id, name: field.name })),
    })),
    clubs: clubs.map(({ id, name, nation = null }) => ({ id, name, nation })),
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      shortName: category.shortName,
      hidden: {
        matchResults: category.hideMatchResults,
        conferenceResults: category.hideConferenceResults,
      },
      teams: category.teams.map(({ id, name, nation = null, withdrawn }) => ({
        id,
        name,
        nation,
        isWithdrawn: withdrawn !== undefined,
      })),
      groups: category.stages
        .filter(({ type }) => type !== 'playoff')
        .flatMap(({ divisions }) =>
          divisions.map(({ id, name, teams, lots }) => ({ id, name, teams, lots })),
        ),
    })),
    matches: categories.flatMap(matchesOf),
  }
}

function matchesOf({ id: categoryId, teams, stages }: CategoryDocument): OrganisersMatch[] {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const sideOf = (side: MatchDocument['home']) =>
    'team' in side ? (names.get(side.team) ?? '') : 'placeholder' in side ? side.placeholder : ''
  return stages.flatMap(({ divisions }) =>
    divisions.flatMap(({ matches }) =>
      matches.map(({ id, number = null, home, away, startsAt = null, state }) => ({
        id,
        number,
        categoryId,
        home: sideOf(home),
        away: sideOf(away),
        startsAt,
        state,
      })),
    ),
  )
}
