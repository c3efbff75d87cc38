import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GraphQLClient } from 'graphql-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import { generateDemoCup } from '../../src/backend/demo/generate.ts'
import { writeCup } from '../../src/backend/results/write-edition.ts'
import { CUPS } from '../../src/data/results/cups-document.ts'
import { CATEGORY, TOURNAMENT, TOURNAMENT_REVISION } from '../../src/data/results/documents.ts'
import { type ServiceProcess, startService } from '../backend/http/service-process.ts'

/**
 * The queries as observed in the wild (docs/contract.md#other-services), word for word; `status…` and `announcements…`
 * written out.
 */
const OBSERVED_CUPS = `query ($id: ID!, $lang: String) {
  cups(id: $id, lang: $lang) {
    cupId
    editions {
      id name
      tournaments {
        id name startsAt endsAt
        streamingInfo { info hasAccessInfo }
        status { clubsPublished teamsPublished lotPublished schedulePublished }
        announcements { text buttonLink buttonText }
        categories { id name }
      }
    }
  }
}`
const OBSERVED_TOURNAMENT = `query ($cupId: ID!, $tournamentId: ID!) {
  tournament(cupId: $cupId, tournamentId: $tournamentId) {
    id name
    selectedGames {
      id zonedStartTime locationName categoryShortName divisionName awayTeamName awayScore roundName awayNationCode
      homeTeamName isLive isFinished homeScore homeNationCode isSchedulePublished streamUrl
    }
    statistics { teams nations matches }
    categories { id name shortName gender stages { categoryId stageId rank type name divisions { id } } }
    status { clubsPublished teamsPublished lotPublished schedulePublished }
  }
}`
const OBSERVED_CATEGORY = `query ($cupId: ID!, $tournamentId: ID!, $categoryId: ID!) {
  category(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId) {
    id name
    teams { id nameClubName nation { code } }
    divisions {
      id name type
      matches {
        id divisionId divisionName roundName roundRank rankInRound matchNr homeTeamId awayTeamId homeTeamName
        awayTeamName locationName isWalkover homeScore awayScore zonedStartTime isLive isFinished
      }
      teamtable { rank teamId teamName played won tied lost points goalsWon goalsLost }
    }
  }
}`

interface Named {
  readonly id: string
  readonly name: string
}
interface ObservedEdition extends Named {
  readonly tournaments: readonly (Named & { readonly categories: readonly Named[] })[]
}
interface ObservedMatch {
  readonly id: string
  readonly divisionName: string
}
interface ObservedCategory extends Named {
  readonly teams: readonly Named[]
  readonly divisions: readonly { readonly id: string; readonly matches: readonly ObservedMatch[] }[]
}

describe('clients of this family of services, over HTTP', () => {
  const document = generateDemoCup({ size: 'small' })
  const cupId = document.cup.id
  let dir: string
  let service: ServiceProcess
  let client: GraphQLClient

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cup-contract-'))
    const db = openDatabase({ database: { kind: 'sqlite', file: join(dir, 'cup.sqlite') } })
    await migrate(db)
    await writeCup(db, document)
    await db.destroy()
    service = await startService({ DATA_DIR: dir })
    client = new GraphQLClient(`http://127.0.0.1:${service.port}/graphql`, {
      method: 'GET',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      jsonSerializer: JSON,
    })
  })
  afterAll(async () => {
    service.child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })

  const editions = async () => {
    const { cups } = await client.request<{ cups: { editions: ObservedEdition[] }[] }>(OBSERVED_CUPS, {
      id: cupId,
      lang: 'sv',
    })
    return cups[0]?.editions ?? []
  }

  it('answers the observed query for the editions', async () => {
    const years = (await editions()).map((edition) => Number(edition.name))
    expect(years).toEqual(document.editions.map((edition) => edition.year).sort((a, b) => b - a))
  })

  it('answers the observed queries for each tournament and class, with every match of the cup', async () => {
    let matches = 0
    for (const { tournaments } of await editions()) {
      for (const { id: tournamentId, categories } of tournaments) {
        const { tournament } = await client.request<{ tournament: Named & { categories: Named[] } }>(
          OBSERVED_TOURNAMENT,
          { cupId, tournamentId },
        )
        expect(tournament.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id))
        for (const { id: categoryId } of categories) {
          const { category } = await client.request<{ category: ObservedCategory }>(OBSERVED_CATEGORY, {
            cupId,
            tournamentId,
            categoryId,
          })
          expect(category.id).toBe(categoryId)
          matches += category.divisions.flatMap((division) => division.matches).length
        }
      }
    }
    const written = document.editions
      .flatMap((edition) => edition.categories)
      .flatMap((category) => category.stages)
      .flatMap((stage) => stage.divisions)
      .flatMap((division) => division.matches)
    expect(written.length).toBeGreaterThan(1000)
    expect(matches).toBe(written.length)
  }, 60_000)

  it("answers the site's own documents within its limits", async () => {
    const { cups } = await client.request(CUPS, { cupId, lang: 'en' })
    const summary = cups[0]?.editions.find((edition) => edition.name === '2026')?.tournaments[0]
    if (summary === undefined) throw new Error('2026 is missing')
    const { tournament } = await client.request(TOURNAMENT, { cupId, tournamentId: summary.id })
    expect(tournament?.revision).toBe(summary.revision)
    const categoryId = tournament?.categories[0]?.id
    if (categoryId === undefined) throw new Error('2026 has no class')
    const { category } = await client.request(CATEGORY, { cupId, tournamentId: summary.id, categoryId })
    expect(category?.id).toBe(categoryId)
    const again = await client.request(TOURNAMENT_REVISION, { cupId, tournamentId: summary.id })
    expect(again.tournament).toEqual({ id: summary.id, revision: summary.revision })
  })

  it('takes the same queries by POST', async () => {
    const posting = new GraphQLClient(`http://127.0.0.1:${service.port}/graphql`)
    expect(await posting.request(OBSERVED_CUPS, { id: cupId })).toEqual(
      await client.request(OBSERVED_CUPS, { id: cupId }),
    )
  })

  it('tells a client what is wrong with its query', async () => {
    await expect(client.request('{ cups(id: "x") { nosuch } }')).rejects.toThrow(
      /Cannot query field "nosuch"/,
    )
  })
})
