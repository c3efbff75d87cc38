import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { buildBracket } from '../../src/domain/tournament/bracket.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'
import { FOREIGN_CUP } from '../support/foreign/foreign-answers.ts'
import { foreignEditions } from '../support/foreign/foreign-cup.ts'
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

async function open(options: ForeignOptions = {}, cupName: string | null = null) {
  service = await startForeignService(options)
  return reopen(cupName)
}

function reopen(cupName: string | null = null) {
  const client = createResultsClient({ address: service.address, backoffMs: 1 })
  const { address: resultsUrl } = service
  const settings = { resultsUrl, cupId: FOREIGN_CUP, cupName, sport: null, cacheDir, allowEmpty: false }
  return openArchive(settings, { client, print: (line) => lines.push(line) })
}

const refused = () => service.questions.filter((question) => question.refused).map(({ name }) => name)
const p14 = ({ categories }: Edition) => {
  const found = categories.find(({ shortName }) => shortName === 'P14')
  if (!found) throw new Error('P14 is missing')
  return found
}
const without = (...fields: readonly RegExp[]) => ({
  schema: (types: string) => fields.reduce((text, field) => text.replace(field, ''), types),
})

describe("an archive of somebody else's service", () => {
  it.each([
    ['ID!', 200],
    ['ID!', 400],
    ['String!', 200],
    ['String!', 400],
  ] as const)('is whole where ids are %s and refusals come with status %i', async (ids, refusedWith) => {
    const archive = await open({ ids, refusedWith })
    expect(archive.cup).toEqual({ id: FOREIGN_CUP, name: 'Exempelcupen', sport: 'handball' })
    expect(archive.editions.map(({ year }) => year)).toEqual([2026, 2025])
    const edition = await archive.edition(2025)
    await archive.edition(2026)
    const category = p14(edition)
    expect(category).toMatchObject({ gender: 'boys', name: { en: 'Pojkar 14' } })
    expect(category.teams.map(({ name }) => name)).toContain('Łódź KPR')
    expect(category.divisions[0]?.published.map(({ points }) => points)).toEqual([6, 4, 2, 0])
    expect(edition.featured).toHaveLength(2)
    expect(edition.statistics).toEqual({ teams: 16, nations: 6, matches: 32 })
    expect(edition.publication.schedule).toBe(true)
    expect(archive.problems).toEqual([])
    expect(refused()).toEqual(['Cups', 'Tournament', 'Category', 'ListedClasses'])
  })

  it('is whole where the refusals suggest other names', async () => {
    const archive = await open({ suggestions: true })
    expect(p14(await archive.edition(2025)).teams).toHaveLength(8)
  })

  it('is whole where the service tells one refusal at a time', async () => {
    const archive = await open({ mostErrors: 1 })
    expect(p14(await archive.edition(2025)).teams).toHaveLength(8)
    expect(refused().length).toBeLessThan(80)
  })

  it('is whole where refusals name no place in the question', async () => {
    const archive = await open({ worded: ({ message }) => ({ message }) })
    const category = p14(await archive.edition(2025))
    expect([category.name.en, category.teams[2]?.name]).toEqual(['Pojkar 14', 'Łódź KPR'])
  })

  it('says once, after all that was read, what is lacking and what becomes of it', async () => {
    const archive = await open()
    await archive.edition(2026)
    expect(lines).toEqual([])
    await archive.edition(2025)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/does not know \d\d fields that the site asks for/)
    expect(lines[0]).toContain('arenas and fields come from the names of the locations')
    expect(lines[0]).toContain('CUP_NAME')
    expect(lines[0]).toContain('Cups › cups.editions.tournaments.revision')
  })

  it('has the name of the setting', async () => {
    expect((await open({}, 'Example Cup')).cup.name).toBe('Example Cup')
  })

  it('has stages: the groups as one, each play-off by its name', async () => {
    const { stages, divisions } = p14(await (await open()).edition(2025))
    const [a, b] = divisions.filter(({ kind }) => kind === 'playoff').map(({ id }) => id)
    const groups = divisions.filter(({ kind }) => kind === 'group').map(({ id }) => id)
    const expected = [
      ['Gruppspel', groups],
      ['Slutspel A', [a]],
      // The service writes 'B- Play-off'.
      ['B-Play-off', [b]],
    ]
    expect(stages.map(({ name, divisionIds }) => [name.sv, divisionIds])).toEqual(expected)
    await service.stop()
    const bare = await open(without(/stages: \[ListedStage!\]!/, /type ListedStage .*\n/))
    const again = p14(await bare.edition(2025)).stages
    expect(again.map(({ name, divisionIds }) => [name.sv, divisionIds])).toEqual(expected)
    expect(bare.problems).toEqual([])
  })

  it('has the match for third place beside the final', async () => {
    const { divisions } = p14(await (await open()).edition(2025))
    const bracket = buildBracket(divisions.find(({ kind }) => kind === 'playoff')?.matches ?? [])
    expect(bracket.placements.map(({ place, match }) => [place, match.round])).toEqual([
      [3, { name: 'Bronsmatch', rank: 0, index: 2 }],
    ])
  })

  it('has arenas and fields by the names of the locations; a sponsor adds an alias', async () => {
    const edition = await (await open()).edition(2026)
    expect(edition.arenas.map(({ id, fields }) => [id, fields.map((field) => field.id)])).toEqual([
      ['heden', ['heden-1', 'heden-2']],
      ['harlanda-park', ['harlanda-park-1']],
      ['valhalla', ['valhalla']],
    ])
    expect(edition.arenas[0]?.fields[1]?.aliases).toEqual([
      { name: 'Heden 2 - Example AB', day: '2026-07-07' },
    ])
    const sponsored = p14(edition)
      .divisions.flatMap(({ matches }) => matches)
      .find(({ locationName }) => locationName === 'Heden 2 - Example AB')
    expect(sponsored?.fieldId).toBe('heden-2')
  })

  it('has the classes of the list of editions where tournaments name none', async () => {
    const archive = await open(without(/statistics: Statistics categories: \[ListedCategory!\]!/))
    const edition = await archive.edition(2025)
    expect(edition.categories.map(({ name }) => name.en)).toEqual(['Flickor 9', 'Pojkar 14'])
    expect(edition.statistics.teams).toBe(16)
  })

  it('needs no tournament beside its list of editions', async () => {
    const archive = await open(without(/tournament\(cupId.*\n/))
    const edition = await archive.edition(2025)
    expect(edition.categories).toHaveLength(2)
    expect(edition.publication.teams).toBe(true)
    expect(edition.startsAt).not.toBeNull()
  })
})

describe('a revision that the service does not tell', () => {
  it('is that of the answers: the same for the same, another when a score changes', async () => {
    const first = (await (await open()).edition(2026)).revision
    expect(first).not.toBe('')
    expect((await (await reopen()).edition(2026)).revision).toBe(first)
    const match = service.editions[0]?.categories[0]?.divisions[0]?.matches[3]
    if (!match) throw new Error('no match')
    Object.assign(match, { homeScore: 15, awayScore: 14, isFinished: true, isLive: true })
    expect((await (await reopen()).edition(2026)).revision).not.toBe(first)
  })

  it('is of one state: what changes while it is read is read again, at most three times', async () => {
    const editions = foreignEditions()
    const archive = await open({ editions })
    const newest = editions[0]
    if (!newest) throw new Error('no edition')
    let changes = 1
    service.onQuestion((name) => {
      if (name === 'ListedClasses' && changes-- > 0) newest.categories.pop()
    })
    expect((await archive.edition(2026)).categories.map(({ shortName }) => shortName)).toEqual(['P14'])
    const restless = await reopen()
    service.onQuestion((name) => {
      if (name === 'Category' && newest.categories[0])
        newest.categories.push({ ...newest.categories[0], id: `${Math.random()}` })
    })
    await expect(restless.edition(2026)).rejects.toThrow('changed during each of 3 attempts')
  })
})

describe('what no site can be built without', () => {
  it.each([
    ['a score', /homeScore: Int awayScore: Int zonedStartTime: String isLive/, 'isLive', 'homeScore'],
    ['the matches', /matches: \[Match!\]!/, '', 'matches'],
    ['the table', /teamtable: \[TableRow!\]/, '', 'teamtable'],
    ['the teams', /teams: \[Team!\]! /, '', 'teams'],
    ['the class', /category\(cupId.*\n/, 'categoryOf: Category\n', 'category'],
    ['the editions', /editions: \[Edition!\]!/, 'other: Edition', 'editions'],
  ])('is %s: the build fails and names it', async (_, field, instead, named) => {
    const opening = open({ schema: (types) => types.replace(field, instead) })
    const failing = opening.then((archive) => archive.edition(2025))
    await expect(failing).rejects.toThrow(
      new RegExp(`does not know .*\\b${named}\\b.*can't be built without`),
    )
    expect(service.questions.length).toBeLessThan(12)
  })
})
