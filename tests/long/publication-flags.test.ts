import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, isPage } from '../../scripts/release/site-files.ts'
import { SiteInFolder } from '../../scripts/start/site-in-folder.ts'
import { generateDemoCup } from '../../src/backend/demo/generate.ts'
import type { EditionDocument, WordsDocument } from '../../src/backend/document/cup-document.ts'
import { wordsOf } from '../../src/backend/document/words-document.ts'
import {
  clubAddress,
  divisionAddress,
  matchAddress,
  playoffAddress,
  teamAddress,
} from '../../src/domain/presentation/addresses.ts'
import { TOURNAMENT_FIELDS } from '../backend/results/ask.ts'
import { servedFiles } from '../support/served-files.ts'

const FLAGS = ['clubs', 'teams', 'lot', 'schedule'] as const
type Flag = (typeof FLAGS)[number]

const COMBINATIONS = Array.from({ length: 16 }, (_, bits) => FLAGS.filter((__, at) => bits & (1 << at)))

const isEmpty = ({ categories }: EditionDocument) => categories.length === 0
const DEMO = generateDemoCup({ size: 'small' })
const CUP = DEMO.cup.id
/** The demonstration cup has too few editions: two are held again in the years in which it paused. */
const again = (from: number, year: number): EditionDocument[] =>
  DEMO.editions
    .filter((edition) => edition.year === from)
    .map((edition) => JSON.parse(JSON.stringify(edition).replaceAll(`${from}-`, `${year}-`)))
    .map((edition) => ({ ...edition, year }))
/** An edition for each combination of flags; the latest one publishes everything. */
const EDITIONS = [...DEMO.editions, ...again(2022, 2020), ...again(2023, 2021)]
  .filter((edition) => !isEmpty(edition))
  .toSorted((one, other) => one.year - other.year)
  .map((edition, at) => ({ edition, flags: new Set<Flag>(COMBINATIONS[at]) }))

const workDir = mkdtempSync(join(tmpdir(), 'cup-flags-'))
const site = new SiteInFolder()
let dir: string
let origin: string
let files: readonly string[]

beforeAll(async () => {
  const editions = EDITIONS.map(({ edition, flags }) => ({
    ...edition,
    published: Object.fromEntries(FLAGS.map((flag) => [flag, flags.has(flag)])),
  }))
  const path = join(workDir, 'cup.json')
  writeFileSync(path, JSON.stringify({ ...DEMO, editions }))
  ;({ dir, origin } = await site.build(
    workDir,
    { kind: 'import', cupId: CUP, path, settings: {} },
    new AbortController().signal,
  ))
  files = [...servedFiles(dir).keys()]
}, 900_000)
afterAll(async () => {
  await site.stop()
  rmSync(workDir, { recursive: true, force: true })
})

const inBoth = (words: WordsDocument): string[] => Object.values(wordsOf(words))

/** What may not be told of an edition: names, and addresses of pages. */
function secretsOf({ year, clubs, categories }: EditionDocument, flags: ReadonlySet<Flag>) {
  const teams = categories.flatMap((category) => category.teams)
  const divisions = categories.flatMap(({ stages }) => stages.flatMap((stage) => stage.divisions))
  const pagesOfDivisions = categories.flatMap(({ id, stages }) =>
    stages.flatMap((stage) =>
      stage.divisions.flatMap((division) => [
        divisionAddress(year, id, division.id),
        playoffAddress(year, id, division.id),
      ]),
    ),
  )
  const matches = divisions.flatMap((division) => division.matches)
  const ofTeams = teams.map(({ name }) => name)
  const ofClubs = clubs.map(({ name }) => name)
  // Most clubs have a team of the same name, and a team's name often begins with its club's.
  const toldTeams = flags.has('teams') ? ofTeams : []
  const toldClubs = new Set(flags.has('clubs') ? ofClubs : [])
  return {
    names: [
      ...ofClubs.filter((name) => !toldClubs.has(name) && !toldTeams.some((team) => team.includes(name))),
      ...(flags.has('teams') ? [] : ofTeams.filter((name) => !toldClubs.has(name))),
      ...(flags.has('lot') ? [] : divisions.flatMap(({ name }) => inBoth(name))),
    ],
    addresses: [
      ...(flags.has('clubs') ? [] : clubs.map(({ id }) => clubAddress(year, id))),
      ...(flags.has('teams') ? [] : teams.map(({ id }) => teamAddress(year, id))),
      ...(flags.has('lot') ? [] : pagesOfDivisions),
      ...(flags.has('schedule') && flags.has('lot') ? [] : matches.map(({ id }) => matchAddress(year, id))),
    ],
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds which of some texts a text holds as whole words. */
function holding(names: readonly string[]): (text: string) => readonly string[] {
  if (names.length === 0) return () => []
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(names)].map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return (text) => [...new Set([...text.matchAll(form)].map(([found]) => found))]
}

/** Minutes may pass between two requests: the service has closed a connection by then. */
const CLOSED = { connection: 'close' }

async function ask(fields: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CLOSED },
    body: JSON.stringify({ query: `{ ${fields} }` }),
  })
  const { data, errors } = (await response.json()) as { data: object; errors?: unknown }
  return { ...data, errors }
}

const isText = (file: string) => /\.(?:html|json|csv|ics|txt|xml|svg)$/.test(file)
const isOf = (year: number, file: string) => new RegExp(`^(?:/sv)?/(?:${year}|embed/${year})/`).test(file)

describe.each(EDITIONS.map((one) => ({ ...one, what: [...one.flags].join(' and ') || 'nothing' })))(
  'an edition that publishes $what',
  ({ edition, flags }) => {
    const { year } = edition
    const { names, addresses } = secretsOf(edition, flags)
    const find = holding(names)
    const of = `cupId: "${CUP}", tournamentId: "t${year}"`

    it('tells nothing else on its pages and in its files', () => {
      const own = files.filter((file) => isOf(year, file))
      expect(own.length).toBeGreaterThan(20)
      const told = own.filter(isText).flatMap((file) => {
        const text = readFileSync(dir + file, 'utf8')
        const linked = addresses.filter((address) => text.includes(address))
        return [...find(text), ...linked].map((what) => `${file}: ${what}`)
      })
      expect(told.slice(0, 20)).toEqual([])
    })

    it('has no other pages', () => {
      const pages = new Set(files.filter(isPage).map((file) => addressOf(file).replace(/^\/sv/, '')))
      expect(addresses.filter((address) => pages.has(address))).toEqual([])
    })

    it('tells nothing else to who asks the service', async () => {
      const { tournament, errors } = await ask(`tournament(${of}) { ${TOURNAMENT_FIELDS} }`)
      expect(errors).toBeUndefined()
      const [match] = edition.categories[0]?.stages[0]?.divisions[0]?.matches ?? []
      const lone = await ask(`match(${of}, matchId: "${match?.id}") { id homeTeamName divisionName }`)
      const feed = await fetch(`${origin}/feed/${CUP}/t${year}`, { headers: CLOSED })
      expect(find(JSON.stringify([tournament, lone, await feed.text()]))).toEqual([])
    })
  },
)
