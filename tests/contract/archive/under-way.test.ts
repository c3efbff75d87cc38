import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openArchive } from '../../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../../src/data/results/client.ts'
import { at, cup, edition2026, match } from '../../backend/results/cup-builder.ts'
import { startRealService } from './real-service.ts'

const CLASSES = 24
/** The duration of each request, long enough that many reports fall into one reading. */
const SLOW_MS = 30
const EVERY_MS = 60
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const category = (_: unknown, index: number) => ({
  id: `c${index}`,
  name: `Class ${index}`,
  shortName: `C${index}`,
  gender: 'mixed',
  teams: [
    { id: `c${index}-a`, name: `A ${index}` },
    { id: `c${index}-b`, name: `B ${index}` },
  ],
  stages: [
    {
      id: `c${index}-s`,
      name: 'Gruppspel',
      type: 'league',
      divisions: [
        {
          id: `c${index}-d`,
          name: '1',
          teams: [`c${index}-a`, `c${index}-b`],
          matches: [match(`m${index}`, `c${index}-a`, `c${index}-b`, { startsAt: at('08:00') })],
        },
      ],
    },
  ],
})

describe('an edition under way', () => {
  let service: Awaited<ReturnType<typeof startRealService>>
  beforeAll(async () => {
    service = await startRealService()
    const categories = Array.from({ length: CLASSES }, category)
    await service.store(cup(edition2026({ featured: [], categories })))
  })
  afterAll(() => service.stop())

  /** Report n makes revision n + 1 and states n goals in the n-th class, so that a revision determines every score. */
  async function reportUntil(done: () => boolean): Promise<number> {
    let reported = 0
    while (!done() && reported < 190) {
      reported += 1
      const report = {
        key: `report-${reported}`.padEnd(12, '-'),
        kind: 'SCORE',
        homeScore: reported,
        awayScore: 0,
      }
      await service.live.report({
        cupId: 'test-cup',
        tournamentId: 't2026',
        matchId: `m${reported % CLASSES}`,
        report,
      })
      await pause(EVERY_MS)
    }
    return reported
  }

  it('is read of one revision while results come in, faster than it can be read', async () => {
    let done = false
    const reporting = reportUntil(() => done)
    const client = createResultsClient({
      address: service.settings.resultsUrl,
      fetch: async (input, init) => {
        await pause(SLOW_MS)
        return fetch(input, init)
      },
    })
    const revisions: number[] = []
    try {
      for (let build = 0; build < 4; build += 1) {
        const archive = await openArchive(service.settings, { client, print: () => {} })
        const edition = await archive.edition(2026)
        const revision = Number(edition.revision.split('.')[1])
        revisions.push(revision)
        for (const [index, one] of edition.categories.entries()) {
          const last = lastReport(revision - 1, index)
          const [played] = one.divisions[0]?.matches ?? []
          expect([index, played?.kind, played?.kind === 'live' && played.score?.home]).toEqual(
            last === null ? [index, 'scheduled', false] : [index, 'live', last],
          )
        }
      }
    } finally {
      done = true
      await reporting
    }
    expect(await reporting).toBeGreaterThan(15)
    expect(new Set(revisions).size).toBe(revisions.length)
  })
})

/** The last report of a class among the first `reports`; null if there is none. */
function lastReport(reports: number, index: number): number | null {
  for (let report = reports; report >= 1; report -= 1) if (report % CLASSES === index) return report
  return null
}
