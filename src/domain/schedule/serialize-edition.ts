import type { EditionIndex } from '../tournament/edition-index.ts'
import { type CategoryRest, type DivisionRest, EDITION_FORMAT, type EditionFile } from './edition-file.ts'

/** Serializes the parts of an edition that its schedule file leaves out (see `serializeSchedule`). */
export function serializeEdition({ edition }: EditionIndex): EditionFile {
  const { id, name, startsAt, endsAt, publication, announcements, streaming } = edition
  const { statistics, featured, sponsors, categories } = edition
  const rankings = [...new Set(categories.map(({ ranking }) => JSON.stringify(ranking)))]
  const categoryRest = ({ stages, teams, ranking }: (typeof categories)[number]): CategoryRest => ({
    stages,
    teamIds: teams.map((team) => team.id),
    ...(teams.some(({ withdrawn }) => withdrawn) && {
      withdrawn: Object.fromEntries(
        teams.flatMap(({ id, withdrawn }) => (withdrawn ? [[id, withdrawn]] : [])),
      ),
    }),
    ranking: rankings.indexOf(JSON.stringify(ranking)),
  })
  return {
    format: EDITION_FORMAT,
    revision: edition.revision,
    facts: {
      id,
      name,
      startsAt,
      endsAt,
      publication,
      announcements,
      streaming,
      statistics,
      featured,
      sponsors,
    },
    clubs: edition.clubs,
    rankings: rankings.map((ranking) => JSON.parse(ranking)),
    categories: Object.fromEntries(categories.map((category) => [category.id, categoryRest(category)])),
    divisions: Object.fromEntries(
      categories.flatMap(({ divisions }) =>
        divisions.map((division) => [division.id, divisionRest(division)]),
      ),
    ),
    aliases: Object.fromEntries(
      edition.arenas.flatMap(({ fields }) =>
        fields.filter(({ aliases }) => aliases.length > 0).map((field) => [field.id, field.aliases]),
      ),
    ),
    breaks: breaksOf(edition),
  }
}

const breaksOf = ({ arenas }: EditionIndex['edition']): EditionFile['breaks'] =>
  Object.fromEntries(
    arenas.flatMap(({ fields }) => fields.flatMap(({ id, breaks }) => (breaks ? [[id, breaks]] : []))),
  )

function divisionRest(
  division: EditionIndex['edition']['categories'][number]['divisions'][number],
): DivisionRest {
  const {
    stageId,
    teamIds,
    published,
    lots,
    fairPlay,
    adjustments,
    carriedOver,
    qualification,
    bestPlaces,
    matches,
  } = division
  return {
    stageId,
    teamIds,
    published,
    lots,
    ...(fairPlay && { fairPlay }),
    ...(adjustments && { adjustments }),
    carriedOver,
    qualification,
    ...(bestPlaces && { bestPlaces }),
    byes: matches.filter(({ kind }) => kind === 'bye'),
  }
}
