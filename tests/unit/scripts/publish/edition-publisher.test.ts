import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SiteThreads } from '../../../../scripts/generate/site-threads.ts'
import { EditionPublisher, type PublisherParts } from '../../../../scripts/publish/edition-publisher.ts'
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { addressOf, isEmbed, isPage } from '../../../../scripts/release/site-files.ts'
import type { EditionContent } from '../../../../src/data/build/edition-content.ts'
import { closesAt, editionAt, isAwaited } from '../../../../src/domain/publication/edition-end.ts'
import { dayOf } from '../../../../src/domain/time/stockholm.ts'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { smallCup } from '../../domain/small-cup.ts'
import { soundPage, temporaryFolder, writeFiles } from '../temporary-folder.ts'
import { RELEASE, YEAR } from './built-release.ts'

const SITE_URL = 'http://localhost:4321'
const ALL = 1000
const MATCH = '/2026/matches/_4d1/index.html'
const OTHER_MATCH = '/2026/matches/_4d3/index.html'
const SEARCH = '/2026/search/index.html'
const DAY = '/2026/matches/day/2026-07-07/index.html'
const PUBLISHED = '/2026/published.json'
const HOMES = ['/index.html', '/2026/index.html', '/sv/index.html', '/sv/2026/index.html']
const HOME = '/2026/'
const NOT_LISTED = '<meta name="robots" content="noindex">'
const PAGES = [...HOMES, MATCH, OTHER_MATCH, SEARCH, DAY]
const VALUES = { given: 0, unusual: 0 }
const signal = new AbortController().signal

/** What a publisher works with: the service's edition, and pages that say what `body` says. */
let index: EditionIndex
let body: (file: string) => string
let files: string[]
let content: EditionContent
let rendered: string[]
let listed: number
let release: LinkedRelease

const contentOf = (more: Partial<EditionContent> = {}): EditionContent => ({
  year: YEAR,
  isPublished: true,
  results: 100,
  matches: 200,
  teams: 50,
  tables: 10,
  values: { scores: VALUES, tableFigures: VALUES, numbers: VALUES },
  ...more,
})

function pageOf(file: string): string {
  if (isEmbed(file)) return soundPage(HOME, NOT_LISTED + body(file))
  if (isPage(file)) return soundPage(addressOf(file), body(file))
  return JSON.stringify({ revision: index.edition.revision, body: body(file) })
}

beforeEach(() => {
  index = smallCup()
  body = () => 'as built'
  files = [...PAGES, PUBLISHED]
  content = contentOf()
  rendered = []
  listed = 0
  const dir = temporaryFolder()
  const built = [...files, '/2025/index.html', '/_astro/page.css']
  writeFiles(dir, Object.fromEntries(built.map((file) => [RELEASE + file, pageOf(file)])))
  release = LinkedRelease.open(dir, RELEASE, YEAR)
})

function start(more: Partial<PublisherParts> = {}): Promise<EditionPublisher> {
  const threads: Pick<SiteThreads, 'editionFiles' | 'rereadEdition' | 'make'> = {
    async editionFiles() {
      listed += 1
      return files
    },
    async rereadEdition() {},
    async make(files, take, signal) {
      for (const file of files) {
        await turn()
        signal.throwIfAborted()
        rendered.push(file)
        take(file, Buffer.from(pageOf(file)))
      }
    },
  }
  const parts = {
    edition: { read: async () => ({ index, content }) },
    threads,
    release,
    otherFiles: release.filesOfOthers(),
    verify: { siteUrl: SITE_URL, secrets: ['open sesame'] },
    content: contentOf(),
    allowShrink: false,
    allowOddValues: false,
    ...more,
  }
  return EditionPublisher.start(parts as unknown as PublisherParts, index, YEAR)
}

/** Starts a publisher and waits until it has checked every file. */
async function known(more: Partial<PublisherParts> = {}): Promise<EditionPublisher> {
  const publisher = await start(more)
  while (!publisher.isKnown || publisher.isDue) await publisher.publishDue(ALL, signal)
  rendered = []
  return publisher
}

/** Reports a change of a match, and raises the revision by one. */
function report(id: string, change: Partial<Match>, more: Partial<Edition> = {}): void {
  const { edition } = index
  const [epoch, number] = edition.revision.split('.')
  const categories = edition.categories.map((category) => ({
    ...category,
    divisions: category.divisions.map((division) => ({
      ...division,
      matches: division.matches.map((match) => (match.id === id ? { ...match, ...change } : match) as Match),
    })),
  }))
  index = indexEdition({ ...edition, categories, revision: `${epoch}.${Number(number) + 1}`, ...more })
}
const goal = () =>
  report('M3', { kind: 'live', score: { home: 1, away: 0 }, halfTime: null } as Partial<Match>)
const served = (file: string) => release.read(file)?.toString() ?? null
const says = (file: string, text: string) => served(file)?.includes(text)

test('what an edition waits for is known, until it is over without it', async () => {
  const end = closesAt(index.matches.values()) ?? 0
  let now = end - 1
  const publisher = await known({
    edition: {
      read: async () => ({ index: indexEdition(editionAt(index.edition, now)), content, now }),
    },
  })
  const awaited = [...index.matches.values()].filter(isAwaited).length
  // The cup's time goes on by the stopwatch.
  await pause(2)
  expect(publisher.wait).toEqual({ results: awaited, until: dayOf(end), isOver: true })
  now = end
  await publisher.read()
  expect(publisher.wait).toBeNull()
  expect((await publisher.publishDue(ALL, signal)).hasEnded).toBe(true)
})

test('that the last match was played is said, and not of an edition that was over before', async () => {
  const playAll = () => {
    for (const { id, kind } of index.matches.values())
      if (kind !== 'hidden')
        report(id, { kind: 'finished', score: { home: 2, away: 1 }, halfTime: null } as Partial<Match>)
  }
  const publisher = await known()
  goal()
  await publisher.read()
  expect((await publisher.publishDue(ALL, signal)).hasEnded).toBe(false)
  playAll()
  await publisher.read()
  expect((await publisher.publishDue(ALL, signal)).hasEnded).toBe(true)
  const later = await known()
  goal()
  playAll()
  await later.read()
  expect((await later.publishDue(ALL, signal)).hasEnded).toBe(false)
})

test('what the service gives at the start is judged before anything of it is published', async () => {
  content = contentOf({ results: 1 })
  body = () => 'without results'
  const publisher = await start()
  await expect(publisher.publishDue(ALL, signal)).rejects.toThrow('looks wrong')
  expect(rendered).toEqual([])
})

test('what was reported since the site was published last goes first', async () => {
  goal()
  report('M3', { revision: 2 } as Partial<Match>)
  const publisher = await start()
  await publisher.publishDue(0, signal)
  expect(rendered).toContain(MATCH)
  expect(rendered).not.toContain(SEARCH)
})

test('a restore alters every page, those of matches that it did not touch too', async () => {
  const publisher = await known()
  index = indexEdition({ ...index.edition, revision: 'restored.1' })
  await publisher.read()
  await publisher.publishDue(0, signal)
  expect(new Set(rendered)).toEqual(new Set(files))
})

describe('what a report alters', () => {
  test('is rendered and nothing else, and published where it is another', async () => {
    const publisher = await known()
    goal()
    body = (file) => (file === SEARCH ? 'as built' : 'after a goal')
    await publisher.read()
    const { revision, replaced } = await publisher.publishDue(0, signal)
    expect(new Set(rendered)).toEqual(new Set([...PAGES.filter((file) => file !== SEARCH), PUBLISHED]))
    expect(revision).toBe('1.2')
    expect(replaced).toBe(rendered.length)
    expect(says(MATCH, 'after a goal')).toBe(true)
    expect(JSON.parse(served(PUBLISHED) ?? '').revision).toBe('1.2')
    expect(publisher.isDue).toBe(false)
  })

  test('are of calendars only those that it concerns', async () => {
    const calendar = (name: string) => `/2026/calendar/${name}.ics`
    const [own, other] = [
      ['team/_41', 'club/c1', 'class/_4214', 'field/_462'],
      ['team/_44', 'field/_461'],
    ]
    files.push(...[...own, ...other].map(calendar))
    const publisher = await known()
    goal()
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(rendered).toEqual(expect.arrayContaining(own.map(calendar)))
    for (const name of other) expect(rendered).not.toContain(calendar(name))
  })

  test('are of embeds and of what teams play now only those that it concerns', async () => {
    const embed = (name: string) => `/2026/embed/${name}/index.html`
    const own = ['team/_41', 'next/_41', 'club/c1', 'club/c1/2026-07-07', 'playoff/_4214/_501'].map(embed)
    const other = ['team/_44', 'next/_44', 'club/c1/2026-07-08', 'division/_4214/_471'].map(embed)
    own.push('/2026/teams/_41/now.json')
    other.push('/2026/teams/_44/now.json')
    files.push(...own, ...other)
    const publisher = await known()
    goal()
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(rendered).toEqual(expect.arrayContaining(own))
    for (const file of other) expect(rendered).not.toContain(file)
  })

  test('that shows the same is not written again', async () => {
    const publisher = await known()
    goal()
    await publisher.read()
    expect((await publisher.publishDue(0, signal)).replaced).toBe(1)
  })

  test('stays due after publishing failed, with what comes meanwhile', async () => {
    const publisher = await known()
    goal()
    body = () => 'open sesame'
    await publisher.read()
    await expect(publisher.publishDue(0, signal)).rejects.toThrow('found problems')
    goal()
    await publisher.read()
    body = () => 'after two goals'
    expect(publisher.isDue).toBe(true)
    await publisher.publishDue(0, signal)
    expect(says(MATCH, 'after two goals')).toBe(true)
    expect(publisher.isDue).toBe(false)
  })

  test('ends at once where the program is to stop, and nothing is half published', async () => {
    const publisher = await known()
    goal()
    body = () => 'after a goal'
    await publisher.read()
    await expect(publisher.publishDue(0, AbortSignal.abort())).rejects.toThrow()
    expect(says(MATCH, 'as built')).toBe(true)
    expect(publisher.isDue).toBe(true)
  })
})

describe('a page that the check refuses', () => {
  test.each([
    ['holds a secret', 'open sesame'],
    ['links to nothing', '<a href="/2026/nowhere/">x</a>'],
    ['has two titles', '<h1>Another</h1>'],
  ])('because it %s is not published, nor anything with it', async (_, text) => {
    const publisher = await known()
    goal()
    body = (file) => (file === MATCH ? text : 'after a goal')
    await publisher.read()
    await expect(publisher.publishDue(0, signal)).rejects.toThrow('Nothing was published')
    expect(PAGES.every((file) => says(file, 'as built'))).toBe(true)
    expect(JSON.parse(served(PUBLISHED) ?? '').revision).toBe('1.1')
  })

  test('links to pages of other editions as well as to its own', async () => {
    const publisher = await known()
    goal()
    body = () => '<a href="/2025/">before</a> <a href="/2026/search/">search</a>'
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(says(MATCH, '/2025/')).toBe(true)
  })
})

describe('what the service gives', () => {
  test('is not published where it has lost a twentieth, until that is allowed', async () => {
    const publisher = await known()
    goal()
    content = contentOf({ results: 90 })
    await expect(publisher.read()).rejects.toThrow('ALLOW_SHRINK=1')
    expect(publisher.revision).toBe('1.1')
    expect(publisher.isDue).toBe(false)
    const allowing = await known({ allowShrink: true })
    goal()
    await allowing.read()
    expect(allowing.revision).toBe('1.3')
  })

  test('is compared with what was read last, so that it may fall little by little only', async () => {
    const publisher = await known()
    for (const results of [97, 94, 91]) {
      goal()
      content = contentOf({ results })
      await publisher.read()
    }
    goal()
    content = contentOf({ results: 60 })
    await expect(publisher.read()).rejects.toThrow('looks wrong')
  })

  test('is not published where values are odd, until that is allowed', async () => {
    const publisher = await known()
    goal()
    const values = { ...content.values, scores: { given: 100, unusual: 5 } }
    content = contentOf({ values })
    await expect(publisher.read()).rejects.toThrow('ALLOW_ODD_VALUES=1')
    await (await known({ allowOddValues: true })).read()
  })
})

describe('files that come and go', () => {
  const NEW_DAY = '/2026/matches/day/2026-07-08/index.html'
  const PART = '/2026/matches/day/2026-07-07/12/index.html'
  const moveTo = (time: string) =>
    report('M3', { time: { kind: 'instant', at: Date.parse(`${time}:00+02:00`) } })

  test.each([
    ['a move to another day', '2026-07-08T11:00', NEW_DAY],
    ['a move within a day that has parts', '2026-07-07T12:00', PART],
  ])('with %s are added and removed', async (_, time, file) => {
    const publisher = await known()
    moveTo(time)
    files.push(file)
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(served(file)).not.toBeNull()
    moveTo('2026-07-07T11:00')
    files.pop()
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(served(file)).toBeNull()
    expect(publisher.isDue).toBe(false)
  })

  test('are not looked for with a score', async () => {
    const publisher = await known()
    const before = listed
    goal()
    await publisher.read()
    expect(listed).toBe(before)
  })

  test('between the build and the start are due at once', async () => {
    files = [...files.filter((file) => file !== OTHER_MATCH), NEW_DAY]
    const publisher = await start()
    expect(publisher.isDue).toBe(true)
    await publisher.publishDue(0, signal)
    expect(served(NEW_DAY)).not.toBeNull()
    expect(served(OTHER_MATCH)).toBeNull()
  })

  test('may be any where more than matches changed', async () => {
    const publisher = await known()
    report('M3', {}, { name: 'Another name' })
    body = () => 'renamed'
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(PAGES.every((file) => says(file, 'renamed'))).toBe(true)
  })

  test('may be any where the last match ends', async () => {
    report('M2', { kind: 'finished', score: { home: 1, away: 2 }, winner: 'away' } as Partial<Match>)
    const publisher = await known()
    report('M3', { kind: 'finished', score: { home: 1, away: 2 }, winner: 'away' } as Partial<Match>)
    await publisher.read()
    await publisher.publishDue(0, signal)
    expect(rendered).toContain(SEARCH)
  })
})

describe('what no change asked for', () => {
  test('is looked over bit by bit, round and round, so that nothing stays wrong', async () => {
    const publisher = await known()
    const look = async () => {
      for (let round = 0; round < files.length * 2; round += 1) await publisher.publishDue(2, signal)
    }
    await look()
    for (const file of files) expect(rendered.filter((other) => other === file).length).toBeGreaterThan(1)
    body = (file) => (file === SEARCH ? 'mended' : 'as built')
    rendered = []
    await look()
    expect(says(SEARCH, 'mended')).toBe(true)
  })

  test('is looked over once while nothing is played', async () => {
    for (const id of ['M2', 'M3'])
      report(id, { kind: 'finished', score: { home: 1, away: 2 }, winner: 'away' } as Partial<Match>)
    const publisher = await known()
    for (let round = 0; round < 10; round += 1) await publisher.publishDue(2, signal)
    expect(rendered).toEqual([])
  })

  test('is looked over before it is told up to when all files are what they should be, also amid reports', async () => {
    goal()
    body = () => 'after the build'
    const publisher = await start()
    const revision = () => JSON.parse(served(PUBLISHED) ?? '').revision
    let rounds = 0
    for (; revision() === '1.1'; rounds += 1) {
      expect(rounds).toBeLessThan(10)
      goal()
      await publisher.read()
      await publisher.publishDue(1, signal)
      if (revision() !== '1.1') break
    }
    expect(rounds).toBeGreaterThan(0)
    expect(revision()).toBe(publisher.revision)
    expect(PAGES.every((file) => says(file, 'after the build'))).toBe(true)
  })

  test('is looked over anew where another state of the edition is served', async () => {
    const publisher = await known()
    goal()
    body = () => 'after a goal'
    files.push('/2026/matches/day/2026-07-08/index.html')
    report('M1', { time: { kind: 'instant', at: Date.parse('2026-07-08T11:00:00+02:00') } })
    await publisher.read()
    await publisher.publishDue(0, signal)
    release.pause()
    expect(release.restoreBuilt()).toBe(true)
    publisher.startOver()
    release.resume()
    goal()
    await publisher.read()
    await publisher.publishDue(0, signal)
    // The pages that this goal does not concern are still as they were built.
    expect(JSON.parse(served(PUBLISHED) ?? '').revision).toBe('1.1')
    while (!publisher.isKnown || publisher.isDue) await publisher.publishDue(2, signal)
    expect(JSON.parse(served(PUBLISHED) ?? '').revision).toBe('1.4')
    expect(files.every((file) => says(file, 'after a goal'))).toBe(true)
  })
})
