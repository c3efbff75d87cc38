import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { published } from '../../../src/domain/publication/published.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import type { Edition } from '../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { featuredMatches } from '../../../src/domain/tournament/featured.ts'
import type { Publication } from '../../../src/domain/tournament/publication.ts'
import { cup, edition2026 } from '../../backend/results/cup-builder.ts'
import { startRealService } from './real-service.ts'

const SIXTEEN = Array.from(
  { length: 16 },
  (_, bits): Publication => ({
    clubs: (bits & 1) > 0,
    teams: (bits & 2) > 0,
    lot: (bits & 4) > 0,
    schedule: (bits & 8) > 0,
  }),
)

let service: Awaited<ReturnType<typeof startRealService>>
let whole: Edition
beforeAll(async () => {
  service = await startRealService()
  whole = await read({ clubs: true, teams: true, lot: true, schedule: true })
})
afterAll(() => service.stop())

/** States the draw of the play-off. Otherwise the site derives it from the matches, and it is no draw any more. */
function drawn(flags: Publication) {
  // biome-ignore lint/suspicious/noExplicitAny: a cup document as somebody would write it
  const edition = edition2026({ published: flags }) as any
  edition.categories[0].stages[1].divisions[0].teams = ['a', 'b', 'c']
  return edition
}

async function read(flags: Publication): Promise<Edition> {
  await service.store(cup(drawn(flags), { ...edition2026(), year: 2025 }))
  return (await service.open()).edition(2026)
}

const comparable = ({ revision: _, ...edition }: Edition) => edition

describe('what is published', () => {
  test.each(SIXTEEN)('the service gives what the site shows: %j', async (flags) => {
    const given = await read(flags)
    expect(given.publication).toEqual(flags)
    expect(comparable(published(given))).toEqual(comparable(given))
    expect(comparable(given)).toEqual(comparable(published({ ...whole, publication: flags })))
    const shown = serializeSchedule(indexEdition(given), 'test-cup')
    expect(shown.matches.ids).toHaveLength(flags.schedule && flags.lot ? 6 : 0)
    expect(shown.teams).toHaveLength(flags.teams ? 4 : 0)
    expect(shown.clubs).toHaveLength(flags.teams && flags.clubs ? 2 : 0)
    expect(featuredMatches(given)).toHaveLength(flags.schedule && flags.lot ? 2 : 0)
    const feed = await fetch(service.settings.resultsUrl.replace('graphql', 'feed/test-cup/t2026'))
    const matches = ((await feed.json()) as { matches: { id: string; homeTeamId?: string }[] }).matches
    if (!flags.schedule || !flags.lot) expect(matches).toEqual([])
    if (!flags.teams) expect(matches.filter((match) => match.homeTeamId)).toEqual([])
  })
})
