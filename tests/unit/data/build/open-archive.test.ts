import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ArchiveError } from '../../../../src/data/build/archive-error.ts'
import { openArchive } from '../../../../src/data/build/open-archive.ts'
import { recordResponses, storedResponses } from '../../../../src/data/build/stored-responses.ts'
import { createResultsClient } from '../../../../src/data/results/client.ts'
import { ResultsServiceError } from '../../../../src/data/results/service-fault.ts'
import { type Answer, type Asked, send, startFakeService } from '../fake-results-service.ts'
import {
  finished,
  type Wire,
  wireCategory,
  wireDivision,
  wireTeam,
  wireTournament,
} from '../wire-builders.ts'

const PUBLISHED = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true }

/** A service of one cup that a test changes while it is read. */
const cup = {
  revision: 1,
  years: ['2026'],
  tournament: {} as Wire,
  classes: ['c1'],
  words: (revision: string) => `at ${revision}`,
  category: (id: string): unknown =>
    wireCategory({
      id,
      shortName: id,
      teams: [wireTeam(`${id}-a`), wireTeam(`${id}-b`)],
      divisions: [
        wireDivision({
          teamIds: [],
          matches: [finished(12, 9, { id: `${id}-m`, homeTeamId: `${id}-a`, awayTeamId: `${id}-b` })],
        }),
      ],
    }),
  /** Called with each question before it is answered. */
  before: (_: Asked): void => {},
}
const original = { ...cup }

function answerOf(asked: Asked): unknown {
  const revision = `r${cup.revision}`
  if (asked.query === 'Cups') {
    const editions = cup.years.map((year) => ({
      id: year,
      name: year,
      tournaments: [
        {
          id: `t${year}`,
          name: `Cup ${year}`,
          revision,
          status: PUBLISHED,
          announcements: [{ text: cup.words(revision) }],
        },
      ],
    }))
    return { cups: [{ cupId: 'c', name: 'Cup', sport: 'handball', editions }] }
  }
  if (asked.query === 'Category') return { category: cup.category(asked.variables.categoryId ?? '') }
  const categories = cup.classes.map((id) => ({ id }))
  const id = asked.variables.tournamentId
  return { tournament: wireTournament({ id, revision, categories, statistics: null, ...cup.tournament }) }
}

const honest: Answer = (asked, response) => {
  cup.before(asked)
  send(response, { data: answerOf(asked) })
}

let service: Awaited<ReturnType<typeof startFakeService>>
let cacheDir: string
let lines: string[]
beforeEach(async () => {
  Object.assign(cup, original)
  cacheDir = mkdtempSync(join(tmpdir(), 'cup-archive-'))
  service = await startFakeService(honest)
  lines = []
})
afterEach(async () => {
  await service.stop()
  rmSync(cacheDir, { recursive: true, force: true })
})

function open(
  {
    batchMs = 5000,
    classesApart,
    ...more
  }: { batchMs?: number; classesApart?: boolean; allowEmpty?: boolean; cupId?: string } = {},
  client = createResultsClient({ address: service.address, backoffMs: 1, requestMs: 2000 }),
) {
  const settings = {
    resultsUrl: service.address,
    cupId: 'c',
    cupName: null,
    sport: null,
    cacheDir,
    allowEmpty: false,
    ...more,
  }
  return openArchive(settings, {
    client,
    print: (line) => lines.push(line),
    batchMs,
    ...(classesApart && { classesApart }),
  })
}
const edition = async (year = 2026) => (await open()).edition(year)
const questions = () => service.asked.map(({ query }) => query)

async function failure(asking: Promise<unknown>): Promise<Error> {
  const error = await asking.catch((reason: unknown) => reason)
  if (error instanceof ArchiveError || error instanceof ResultsServiceError) return error
  throw error instanceof Error ? error : new Error('it did not fail')
}

describe('one revision', () => {
  it('is what an edition is read of', async () => {
    const read = await edition()
    expect(read).toMatchObject({ year: 2026, revision: 'r1', categories: [{ id: 'c1' }] })
    expect(questions()).toEqual(['Cups', 'Cups', 'Tournament', 'Category', 'TournamentRevision'])
  })

  it('is read again where the edition changed meanwhile, its line in the list too', async () => {
    cup.before = ({ query }) => {
      if (query === 'Category' && cup.revision === 1) cup.revision = 2
    }
    const read = await edition()
    expect(read.revision).toBe('r2')
    expect(read.announcements.en).toEqual([{ text: 'at r2', button: null }])
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(2)
  })

  it('is that of the list too, where the edition changed after the list', async () => {
    const archive = await open()
    cup.revision = 2
    const read = await archive.edition(2026)
    expect(read).toMatchObject({ revision: 'r2', announcements: { sv: [{ text: 'at r2' }] } })
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(1)
  })

  it('has to be found in three attempts', async () => {
    cup.before = ({ query }) => {
      if (query === 'Category') cup.revision += 1
    }
    const error = await failure(edition())
    expect(error.message).toMatch(/Edition 2026 changed during each of 3 attempts/)
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(3)
  })

  it('is not found where the list never tells of the one that is read', async () => {
    cup.tournament = { revision: 'r9' }
    expect((await failure(edition())).message).toMatch(/changed during each of 3 attempts/)
  })

  it('is that of both languages of the list', async () => {
    cup.before = ({ query, variables }) => {
      if (query === 'Cups' && variables.lang === 'sv' && cup.revision < 3) cup.revision += 1
    }
    const { editions } = await open()
    expect(editions[0]?.announcements.en).toEqual(editions[0]?.announcements.sv)

    cup.before = () => {
      cup.revision += 1
    }
    expect((await failure(open())).message).toMatch(
      /What the list of editions of cup c says changed in each of 3 attempts/,
    )
  })

  it('is read where only its revision changes between any two answers', async () => {
    cup.words = () => 'Welcome'
    cup.before = () => {
      cup.revision += 1
    }
    const { editions } = await open()
    expect(editions[0]?.announcements.sv).toEqual(editions[0]?.announcements.en)
    expect(questions()).toEqual(['Cups', 'Cups', 'Cups', 'Cups'])
    expect(editions[0]?.revision).toBe('r2')
  })

  it('may go while it is read', async () => {
    const archive = await open()
    cup.before = ({ query }) => {
      if (query === 'Category') Object.assign(cup, { revision: 2, years: [] })
    }
    expect((await failure(archive.edition(2026))).message).toMatch(/Edition 2026 went from the list/)
  })
})

describe('classes with revisions of their own', () => {
  /** The revision of each class, 0 if it has none here. The rest of the answers are as of `cup.revision`. */
  const ofClass = new Map<string, number>()
  /** What the list of cups says of the edition besides its revision. */
  let listed = ''
  beforeEach(() => {
    ofClass.clear()
    listed = 'the same'
    cup.classes = ['c1', 'c2', 'c3']
    service.answerWith((asked, response) => {
      cup.before(asked)
      const classRevision = (id: string) => `e.${ofClass.get(id) ?? 0}`
      const answer = answerOf(asked) as Record<string, Wire>
      const id = asked.variables.categoryId ?? ''
      if (asked.query === 'Category')
        answer.category = { ...(answer.category as Wire), classRevision: classRevision(id) }
      if (asked.query === 'Tournament') {
        const categories = cup.classes.map((one) => ({ id: one, classRevision: classRevision(one) }))
        answer.tournament = { ...(answer.tournament as Wire), categories }
      }
      send(response, JSON.stringify({ data: answer }).replace(/"at r\d+"/, JSON.stringify(listed)))
    })
  })

  it('are read once where nothing changes, and the edition is of the revision it was read at', async () => {
    expect((await edition()).revision).toBe('r1')
    expect(questions()).toEqual(['Cups', 'Cups', 'Tournament', 'Category', 'Category', 'Category'])
  })

  const change = (...ids: string[]) => {
    cup.revision += 1
    for (const id of ids) ofClass.set(id, cup.revision)
  }

  it('are read again where they changed meanwhile, and only those', async () => {
    cup.before = ({ query, variables }) => {
      if (query !== 'Category' || cup.revision > 2) return
      if (variables.categoryId === 'c1') change('c1')
      if (variables.categoryId === 'c3') change('c2')
    }
    expect((await edition()).revision).toBe('r3')
    const classes = service.asked.flatMap(({ variables }) => variables.categoryId ?? [])
    expect(classes.toSorted()).toEqual(['c1', 'c2', 'c2', 'c3'])
  })

  it('need no quiet moment: what else changed in the edition does not matter', async () => {
    cup.before = ({ query }) => {
      if (query === 'Tournament' || query === 'Category') change()
    }
    const read = await edition()
    expect(read.revision).toBe('r2')
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(1)
  })

  it('are of no use where the list says something else of the edition by now', async () => {
    cup.before = ({ query }) => {
      if (query === 'Tournament') {
        cup.revision += 1
        listed = `at ${cup.revision}`
      }
    }
    const read = await edition()
    expect(read.announcements.en[0]?.text).toBe(`at ${read.revision.slice(1)}`)
  })

  it('are read as often as it takes while few change each time', async () => {
    cup.before = ({ query, variables }) => {
      const isAsked = query === 'Tournament' || variables.categoryId === 'c1'
      if (isAsked && cup.revision < 11) change('c1')
    }
    expect((await edition()).revision).toBe('r11')
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(6)
  })

  it('have to hold still in one of twelve attempts', async () => {
    cup.before = ({ query }) => {
      if (query === 'Category') change(...cup.classes)
    }
    expect((await failure(edition())).message).toMatch(/changed during each of 12 attempts/)
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(12)
  })

  it('may be of different moments for whoever reads again soon, without asking for long', async () => {
    cup.before = ({ query }) => {
      if (query === 'Category') change(...cup.classes)
    }
    const read = await (await open({ classesApart: true })).edition(2026)
    expect(read.categories.map(({ id }) => id)).toEqual(cup.classes)
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(2)
  })

  it('are done without where the service is older', async () => {
    service.answerWith((asked, response, request) => {
      if (request.url?.includes('classRevision'))
        return send(
          response,
          { errors: [{ message: 'Cannot query field "revision" on type "Category".' }] },
          400,
        )
      return honest(asked, response, request)
    })
    expect((await edition()).categories).toHaveLength(3)
    expect(questions().filter((query) => query === 'TournamentRevision')).toHaveLength(1)
  })
})

describe('kept answers', () => {
  const kept = () => join(cacheDir, 'answers')
  const record = async () => {
    const client = createResultsClient({ address: service.address, backoffMs: 1, requestMs: 2000 })
    const recording = recordResponses(client, kept())
    const archive = await open({}, recording.client)
    return { edition: await archive.edition(2026), digest: recording.digest() }
  }

  it('are what is built from, whatever the service says by then', async () => {
    const first = await record()
    service.asked.length = 0
    cup.category = () => null
    const archive = await open({}, storedResponses(kept(), service.address))
    expect(await archive.edition(2026)).toEqual(first.edition)
    expect(service.asked).toEqual([])
  })

  it('have another digest where they are other answers, of the same revision or of none', async () => {
    const first = await record()
    expect((await record()).digest).toBe(first.digest)
    cup.tournament = { name: 'Another name' }
    expect((await record()).digest).not.toBe(first.digest)
  })

  it('are those of the last attempt, where the edition changed while it was read', async () => {
    cup.before = ({ query }) => {
      if (query === 'Category' && cup.revision === 1) cup.revision = 2
    }
    const { edition } = await record()
    expect(edition.revision).toBe('r2')
    const archive = await open({}, storedResponses(kept(), service.address))
    expect(await archive.edition(2026)).toEqual(edition)
  })

  it('are of a service without revisions of classes too', async () => {
    service.answerWith((asked, response, request) => {
      if (!request.url?.includes('classRevision')) return honest(asked, response, request)
      return send(
        response,
        { errors: [{ message: 'Cannot query field "revision" on type "Category".' }] },
        400,
      )
    })
    const { edition } = await record()
    const archive = await open({}, storedResponses(kept(), service.address))
    expect(await archive.edition(2026)).toEqual(edition)
  })

  it('that are missing are told', async () => {
    const error = await failure(open({}, storedResponses(kept(), service.address)))
    expect(error.message).toMatch(/query Cups .* not among those that were read before into/)
  })
})

describe('figures of an edition', () => {
  it('count what it holds, and the values outside their range', async () => {
    const more = [finished(-5, 9, { id: 'm2' }), finished(12, 9, { id: 'm3' })]
    cup.category = (id) => wireCategory({ id, divisions: [wireDivision({ matches: more })] })
    const archive = await open()
    await archive.edition(2026)
    expect(archive.contents).toMatchObject([
      { year: 2026, isPublished: true, results: 1, matches: 2, teams: 2, tables: 0 },
    ])
    expect(archive.contents[0]?.values.scores).toEqual({ given: 4, unusual: 1 })
  })
})

describe('an edition', () => {
  it('is read once, whoever asks', async () => {
    const archive = await open()
    const [one, other] = await Promise.all([archive.edition(2026), archive.edition(2026)])
    expect(one).toBe(other)
    expect(questions().filter((query) => query === 'Tournament')).toHaveLength(1)
  })

  it('has six of its classes asked for at a time, in the order of the service', async () => {
    cup.classes = Array.from({ length: 20 }, (_, index) => `c${index}`)
    let open = 0
    let most = 0
    service.answerWith((asked, response) => {
      if (asked.query !== 'Category') return honest(asked, response, undefined as never)
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        send(response, { data: answerOf(asked) })
      }, Math.random() * 20)
    })
    const { categories } = await edition()
    expect(most).toBe(6)
    expect(categories.map(({ id }) => id)).toEqual(cup.classes)
  })

  it('that is not there is refused', async () => {
    expect((await failure(edition(1999))).message).toContain('no edition 1999')
  })

  it('has a limit for all its requests together', async () => {
    const archive = await open({ batchMs: 1000 })
    service.answerWith((asked, response) => {
      if (asked.query !== 'Category') honest(asked, response, undefined as never)
    })
    const error = await failure(archive.edition(2026))
    expect(error.message).toMatch(/not read within 1 s/)
  })

  it('fails at the first class that fails, and stops asking for the others', async () => {
    cup.classes = Array.from({ length: 40 }, (_, index) => `c${index}`)
    service.answerWith((asked, response) => {
      if (asked.variables.categoryId === 'c3') send(response, { data: null, errors: [{ message: 'no c3' }] })
      else honest(asked, response, undefined as never)
    })
    const error = await failure(edition())
    expect(error.message).toMatch(/query Category with .*"categoryId":"c3".*"no c3"/)
    expect(service.asked.length).toBeLessThan(30)
  })
})

describe('a service that fails at request k', () => {
  const kinds: [string, Answer][] = [
    ['refuses', (_, response) => send(response, { data: null, errors: [{ message: 'boom' }] })],
    ['breaks', (_, response) => send(response, 'boom', 500)],
    ['hangs up', (_, response) => response.destroy()],
  ]
  const cases = kinds.flatMap(([name, bad]) =>
    Array.from({ length: 10 }, (_, k) => [name, k + 1, bad] as const),
  )

  it.each(cases)('%s from request %i on: a sentence, at most 3 tries a query', async (_, k, bad) => {
    cup.classes = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']
    let count = 0
    service.answerWith((asked, response, request) => {
      count += 1
      if (count >= k) bad(asked, response, request)
      else honest(asked, response, request)
    })
    const error = await failure(edition())
    expect(error).toBeInstanceOf(ResultsServiceError)
    expect(error.message).toMatch(/query (Cups|Tournament|Category|TournamentRevision) with \{"cupId":"c"/)
    expect(error.message).toMatch(/Nothing was built and the live site stays as it is/)
    const tries = Map.groupBy(
      service.asked,
      ({ query, variables }) => `${query} ${JSON.stringify(variables)}`,
    )
    for (const asked of tries.values()) expect(asked.length).toBeLessThanOrEqual(3)
  })
})

describe('an answer that no cup would give', () => {
  it('is one without editions, unless that is allowed', async () => {
    cup.years = []
    expect((await failure(open())).message).toMatch(/no editions of cup "c".*ALLOW_EMPTY=1/)
    expect((await open({ allowEmpty: true })).latestYear).toBeNull()
  })

  it('is one without the cup, unless that is allowed', async () => {
    service.answerWith((_, response) => send(response, { data: { cups: [] } }))
    expect((await failure(open())).message).toMatch(/has no cup "c".*CUP_ID/)
    expect((await open({ allowEmpty: true })).editions).toEqual([])
  })

  it('is a latest edition with teams published but no class; an older one may be empty', async () => {
    cup.years = ['2026', '2025']
    cup.classes = []
    const archive = await open()
    expect((await failure(archive.edition(2026))).message).toMatch(/Edition 2026, the latest.*no class/)
    expect((await archive.edition(2025)).categories).toEqual([])
  })

  it('is one with faults: all are named, with their records, and kept in a file', async () => {
    cup.category = (id) => wireCategory({ id, teams: Array.from({ length: 25 }, () => wireTeam('')) })
    const error = await failure(edition())
    expect(error.message.split('\n')).toHaveLength(22)
    expect(error.message).toContain(
      "Edition 2026 can't be built from what the results service sent: 25 faults.",
    )
    expect(error.message).toContain('  edition 2026 › class B14 › team : the id of the team is missing')
    expect(error.message).toContain('and 5 more')
    const kept = JSON.parse(readFileSync(join(cacheDir, 'build-problems.json'), 'utf8'))
    expect(kept.filter(({ severity }: { severity: string }) => severity === 'fail')).toHaveLength(25)

    cup.years = ['2026', '2026']
    service.answerWith((asked, response) => {
      send(response, JSON.stringify({ data: answerOf(asked) }).replace('"id":"2026"', '"id":"other"'))
    })
    expect((await failure(open())).message).toMatch(/two editions are named 2026/)
  })

  it('may be odd: that is told in short, and the edition built', async () => {
    cup.tournament = { statistics: { teams: 1000, nations: 1, matches: 1 } }
    const archive = await open()
    await archive.edition(2026)
    expect(archive.problems).toMatchObject([{ kind: 'odd-statistics', record: 'edition 2026' }])
    expect(lines).toHaveLength(2)
  })
})
