import type { Kysely } from 'kysely'
import type { Tables } from '../../../src/backend/database/tables.ts'
import { createApp } from '../../../src/backend/main.ts'
import { type Config, readConfig } from '../../../src/backend/settings/config.ts'

/** The settings of a service under test; the site's folder does not exist unless the test names one. */
export function testConfig(more: Partial<Config> = {}): Config {
  const answer = readConfig({
    DATA_DIR: '/nonexistent/data',
    SITE_DIR: '/nonexistent/site',
    LOG_LEVEL: 'silent',
  })
  if (!answer.ok) throw new Error(answer.problems.join(' '))
  return { ...answer.config, ...more }
}

/** The answer's `data`, in a shape that a test states; fails on any error in it. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its query asked for
export async function ask(db: Kysely<Tables>, query: string): Promise<any> {
  const app = createApp(testConfig(), db)
  const response = await app.request(`/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Every field of a class but its `divisionName`s in two languages. */
export const MATCH_FIELDS = `id divisionId divisionName roundName roundRank rankInRound matchNr homeTeamId awayTeamId
  homeTeamName awayTeamName locationName fieldId streamId isWalkover homeScore awayScore homeHalfTimeScore
  awayHalfTimeScore homePenaltyScore awayPenaltyScore winner decision zonedStartTime startDate previousStartTime
  previousLocationName isLive isFinished`

export const CATEGORY_FIELDS = `id name nameSv: name(lang: "sv") shortName gender age hideMatchResults
  hideConferenceResults ranking { pointsWon pointsTied pointsLost chain } matchMinutes
  stages { categoryId stageId rank type name nameSv: name(lang: "sv") divisions { id name nameSv: name(lang: "sv") } }
  teams { id name nameClubName clubId nation { code } }
  divisions {
    id stageId name nameSv: name(lang: "sv") type teamIds lots
    matches { ${MATCH_FIELDS} divisionNameSv: divisionName(lang: "sv") }
    teamtable { rank teamId teamName played won tied lost points goalsWon goalsLost }
    carriedOver { matchId homeTeamId awayTeamId homeScore awayScore }
    qualification { fromRank toRank divisionId } leadsNowhere
  }`

export const TOURNAMENT_FIELDS = `id name startsAt endsAt revision
  status { clubsPublished teamsPublished lotPublished schedulePublished }
  statistics { teams nations matches }
  selectedGames {
    id zonedStartTime locationName categoryShortName divisionName roundName homeTeamName awayTeamName homeNationCode
    awayNationCode homeScore awayScore isLive isFinished isSchedulePublished streamUrl
  }
  categories { ${CATEGORY_FIELDS} }
  clubs { id name nation { code } }
  arenas { id name area latitude longitude fields { id name aliases { name day } } }
  streams { id name url provider fieldId requiresPass }
  sponsors { id name url placement text }
  ranking { pointsWon pointsTied pointsLost chain }`

export const TOURNAMENT = `{ tournament(cupId: "test-cup", tournamentId: "t2026") { ${TOURNAMENT_FIELDS} } }`
export const CATEGORY = `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { ${CATEGORY_FIELDS} } }`
