import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { parseSchedule } from '../../../src/domain/schedule/schedule-file.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import type { Field, Team } from '../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { nationOf } from '../../../src/domain/tournament/nation.ts'
import { startRealService } from './real-service.ts'

let service: Awaited<ReturnType<typeof startRealService>>
beforeAll(async () => {
  service = await startRealService()
})
afterAll(() => service.stop())

/** An edition of the full-size demonstration cup, read as the site reads it. */
async function demoEdition(now: string): Promise<EditionIndex> {
  const document = generateDemoCup({ size: 'full', now: Date.parse(now) })
  const editions = document.editions.filter(({ year }) => year === 2026)
  await service.store({ ...document, cup: { ...document.cup, id: 'test-cup' }, editions })
  return indexEdition(await (await service.open()).edition(2026))
}

test.each([
  ['at its middle', '2026-07-09T14:10:00+02:00'],
  ['after its end', '2026-07-12T12:00:00+02:00'],
])('a full edition %s travels in 110 kB and arrives as it was', async (_, now) => {
  const index = await demoEdition(now)
  const text = JSON.stringify(serializeSchedule(index, 'test-cup'))
  const bytes = gzipSync(text, { level: 9 }).byteLength
  expect(bytes).toBeLessThanOrEqual(110_000)
  const file = parseSchedule(JSON.parse(text))
  if (!file) throw new Error('no schedule')
  const schedule = readSchedule(file)
  // The page itself tells when a match last changed: the file is of one revision.
  const unrevised = [...index.matches].map(([id, { revision: _, settledRevision: __, ...match }]) => [
    id,
    match,
  ])
  expect([...schedule.matches]).toEqual(unrevised)
  // A placeholder such as `XX` stands for no nation.
  const withNation = ([id, team]: [string, Team]) => [
    id,
    { ...team, nationCode: nationOf(team.nationCode) && team.nationCode },
  ]
  expect([...schedule.teams]).toEqual([...index.teams].map(withNation))
  for (const team of schedule.teams.values())
    expect(schedule.nations.get(team.nationCode ?? '') ?? null).toEqual(nationOf(team.nationCode))
  expect([...schedule.streams]).toEqual([...index.streams])
  const bare = ({ aliases: _aliases, breaks: _breaks, ...field }: Field) => ({ ...field, aliases: [] })
  expect([...schedule.arenas.values()]).toEqual(
    index.edition.arenas.map((arena) => ({ ...arena, fields: arena.fields.map(bare) })),
  )
  for (const division of schedule.divisions.values())
    expect(index.divisions.get(division.id)).toMatchObject(division)
  for (const category of schedule.categories.values())
    expect(index.categories.get(category.id)).toMatchObject(category)
  expect(schedule.divisions.size).toBe(index.divisions.size)
  expect(schedule.categories.size).toBe(index.categories.size)
})
