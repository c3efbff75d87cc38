import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import type { CupDocument } from '../../../src/backend/document/cup-document.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'
import { dataFiles } from '../../../src/domain/open-data/data-files.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { fixture, folderWith } from '../../backend/import/temporary-files.ts'
import { randomCup } from './random-cup.ts'
import { startRealService } from './real-service.ts'

const CUP = { id: 'test-cup', name: 'Test Cup', sport: 'floorball' }
const ORIGIN = 'https://cup.example.org'
const FORMATS = ['CSV', 'cup/1'] as const

type Files = Readonly<Record<string, string>>

describe('the open data of an edition', () => {
  let service: Awaited<ReturnType<typeof startRealService>>
  beforeAll(async () => {
    service = await startRealService()
  })
  afterAll(() => service.stop())

  const imported = async (path: string, options: ImportOptions = {}) => {
    const read = await readImport(path, options)
    if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 5), null, 1))
    expect(
      read.warnings.filter(({ problem }) => /column|table of this name|row without/.test(problem)),
    ).toEqual([])
    return read.document
  }

  /** Stores a document, and returns what the site writes of it after reading it over the wire. */
  async function exportsOf(document: CupDocument): Promise<Map<number, Files>> {
    await service.store({ ...document, cup: CUP })
    const archive = await service.open()
    const found = new Map<number, Files>()
    for (const { year } of document.editions) {
      const index = indexEdition(await archive.edition(year))
      found.set(year, Object.fromEntries(dataFiles(index, CUP, ORIGIN).map(({ name, text }) => [name, text])))
    }
    return found
  }

  async function expectRoundTrip(document: CupDocument) {
    const first = await exportsOf(document)
    for (const format of FORMATS) {
      for (const [year, files] of first) {
        const chosen = Object.entries(files).filter(
          ([name]) => (name === 'cup.json') === (format === 'cup/1'),
        )
        const again = await imported(folderWith(Object.fromEntries(chosen)))
        expect(again.cup, format).toEqual(CUP)
        expect((await exportsOf(again)).get(year), `${format} of ${year}`).toEqual(files)
      }
    }
  }

  it(
    'of every demonstration cup is the same after an import',
    () => expectRoundTrip(generateDemoCup({ size: 'small' })),
    300_000,
  )

  it('ranks by the rule of its classes where only the usual files are taken', async () => {
    const matches = [
      'class;division;date;home;away;homeScore;awayScore',
      'B16;Group 1;2026-07-07;Alfa;Beta;10;9',
      'B16;Group 1;2026-07-07;Beta;Gamma;20;5',
      'B16;Group 1;2026-07-07;Gamma;Alfa;12;11',
    ]
    const chain = ['goal-difference', 'goals-scored', 'lots'] as const
    const document = await imported(folderWith({ 'matches.csv': matches.join('\n') }), {
      chains: { default: chain, byYear: new Map() },
    })
    const files = (await exportsOf(document)).get(2026) ?? {}
    const usual = ['matches', 'teams', 'divisions', 'classes', 'fields'].map((name) => `${name}.csv`)
    const again = await imported(
      folderWith(Object.fromEntries(usual.map((name) => [name, files[name] ?? '']))),
    )
    expect(again.editions[0]?.ranking.chain).toEqual(chain)
    const read = (await exportsOf(again)).get(2026) ?? {}
    expect(read['standings.csv']).toBe(files['standings.csv'])
    expect(read['standings.csv']?.split('\r\n')[1]).toContain('Beta')
  })

  it('of random cups is the same after an import', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(randomCup, async (text) => {
        const read = await readImport(folderWith({ 'cup.json': text }))
        if (!read.ok) throw new Error(JSON.stringify(read.faults, null, 1))
        count += 1
        await expectRoundTrip(read.document)
      }),
      { numRuns: 40, seed: 46, endOnFailure: true },
    )
    expect(count).toBeGreaterThanOrEqual(40)
  }, 300_000)

  it.each(['openfootball-worldcup', 'openfootball-history/euro', 'openfootball-history/world-cup'])(
    'of %s is the same after an import',
    async (name) => expectRoundTrip(await imported(fixture(name), { cup: 'test-cup' })),
    300_000,
  )
})
