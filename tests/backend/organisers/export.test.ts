import { afterEach, beforeEach, expect, it } from 'vitest'
import { importCup } from '../../../src/backend/cup-import/import-cup.ts'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'
import { readCup } from '../../../src/backend/results/read-cup.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { edition2026 } from '../results/cup-builder.ts'
import { type OrganisedCup, startOrganisedCup, type Who } from './organised-cup.ts'

describeOnBoth('the export of a cup on the page', (engine) => {
  let cup: OrganisedCup
  beforeEach(async () => {
    cup = await startOrganisedCup(engine, edition2026())
  })
  afterEach(() => cup.dispose())

  const read = (who: Who, query = '') =>
    fetch(`${cup.origin}/organisers/test-cup/t2026/export${query}`, { headers: cup.headersOf(who) })

  it('is for owners and the key of the operator; others get a sentence', async () => {
    for (const who of ['editor', 'scorer', 'visitor', 'nobody'] as const) {
      const response = await read(who)
      expect([who, response.status]).toEqual([who, who === 'nobody' ? 401 : 403])
      expect(await response.json()).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) })
    }
    for (const who of ['operator', 'owner'] as const) {
      const response = await read(who)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('cache-control')).toBe('no-store')
      // A file that nobody reads would keep the service from stopping.
      await response.arrayBuffer()
    }
    expect(
      (await fetch(`${cup.origin}/organisers/test-cup/t1999/export`, { headers: cup.headersOf('owner') }))
        .status,
    ).toBe(404)
  })

  it('holds every year, what is not published included, and gives the same cup when it is imported', async () => {
    await cup.write({
      ...edition2026(),
      published: { clubs: true, teams: true, lot: false, schedule: false },
    })
    await cup.write({ ...edition2026(), year: 2025 })
    const text = await (await read('owner', '?years=all')).text()
    const stored = await readCup(cup.db, 'test-cup', null)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(stored)))
    expect(JSON.parse(await (await read('owner')).text()).editions).toHaveLength(1)
    const files = [{ file: 'cup.json', bytes: Buffer.from(text) }]
    const imported = await importFiles(files, 'cup.json', false, { cup: 'test-cup' })
    if (!imported.ok) throw new Error(JSON.stringify(imported.faults))
    const other = await openTestDatabase(engine)
    try {
      await importCup(other.db, imported.document, {
        givenIds: imported.givenIds,
        prefersFile: null,
        discardReports: false,
        isTrial: false,
      })
      expect(await readCup(other.db, 'test-cup', null)).toEqual(stored)
    } finally {
      await other.dispose()
    }
  })
})
