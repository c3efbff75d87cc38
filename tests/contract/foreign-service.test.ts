import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { FOREIGN_CUP } from '../support/foreign/foreign-answers.ts'
import { type ForeignOptions, startForeignService } from '../support/foreign/foreign-service.ts'

let service: Awaited<ReturnType<typeof startForeignService>>
let cacheDir: string
let lines: string[]
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'cup-foreign-'))
  lines = []
})
afterEach(async () => {
  await service.stop()
  rmSync(cacheDir, { recursive: true, force: true })
})

async function open(options: ForeignOptions = {}) {
  service = await startForeignService(options)
  const client = createResultsClient({ address: service.address, backoffMs: 1 })
  const settings = {
    resultsUrl: service.address,
    cupId: FOREIGN_CUP,
    cupName: null,
    sport: null,
    cacheDir,
    allowEmpty: false,
  }
  return openArchive(settings, { client, print: (line) => lines.push(line) })
}

describe("an archive of somebody else's service", () => {
  it.each(['ID!', 'String!'] as const)('is whole where ids are %s', async (ids) => {
    const archive = await open({ ids })
    expect(archive.editions.map(({ year }) => year)).toEqual([2026, 2025])
    const edition = await archive.edition(2025)
    expect(edition.categories.map(({ shortName }) => shortName)).toEqual(['P14', 'F9'])
  })
})
