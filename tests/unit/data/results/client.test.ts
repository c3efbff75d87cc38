import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClientOptions, createResultsClient } from '../../../../src/data/results/client.ts'
import { TOURNAMENT_REVISION } from '../../../../src/data/results/documents.ts'
import { ResultsServiceError } from '../../../../src/data/results/service-fault.ts'
import { type Answer, JSON_TYPE, send, startFakeService } from '../fake-results-service.ts'

const VARIABLES = { cupId: 'test-cup', tournamentId: 't1' }
const GOOD = { data: { tournament: { id: 't1', revision: 'r1' } } }
const good: Answer = (_, response) => send(response, GOOD)

let service: Awaited<ReturnType<typeof startFakeService>>
beforeEach(async () => {
  service = await startFakeService(good)
})
afterEach(() => service.stop())

const QUICK = { backoffMs: 1, requestMs: 300 }
function ask(options: Partial<ClientOptions> = {}, signal = new AbortController().signal) {
  const client = createResultsClient({ address: service.address, ...QUICK, ...options })
  return client.ask(TOURNAMENT_REVISION, VARIABLES, signal)
}

async function failure(asking: Promise<unknown>): Promise<ResultsServiceError> {
  const error = await asking.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  )
  if (error instanceof ResultsServiceError) return error
  throw error
}

/** Gives one answer to the first request, and another to all later ones. */
const firstThen = (first: Answer, then: Answer): Answer => {
  let next = first
  return (...parts) => {
    next(...parts)
    next = then
  }
}

describe('a service that sends the build on', () => {
  it.each([301, 302, 303, 307, 308])(
    'with %i is not followed, to another origin or its own',
    async (status) => {
      const elsewhere = await startFakeService(good)
      try {
        for (const location of [`${elsewhere.address}?token=secret`, '/graphql/other']) {
          service.answerWith((_, response) => {
            response.writeHead(status, { location })
            response.end()
          })
          const error = await failure(ask())
          expect(error.message).toMatch(
            /answered with status 30\d to query TournamentRevision .*sends the build on to http:\S+\/graphql.*RESULTS_URL/,
          )
          expect(error.message).not.toContain('secret')
        }
        expect(elsewhere.asked).toEqual([])
        expect(service.asked).toHaveLength(2)
      } finally {
        await elsewhere.stop()
      }
    },
  )
})

describe('what a service answers instead of results', () => {
  const answers: [string, Answer, RegExp][] = [
    [
      'HTML',
      (_, response) =>
        send(response, '<html><body>Welcome</body></html>', 200, { 'content-type': 'text/html' }),
      /the content is text\/html, not JSON/,
    ],
    [
      'HTML that claims to be JSON',
      (_, response) => send(response, '<html><body>Welcome</body></html>'),
      /the answer is no GraphQL result, not even JSON/,
    ],
    [
      'garbage',
      (_, response) => send(response, `{"data": {"secret": "${'x'.repeat(500)}`),
      /the answer is no GraphQL result, not even JSON/,
    ],
    ['a list', (_, response) => send(response, '["secret"]'), /the answer is no GraphQL result/],
    [
      'an error as a body of JSON',
      (_, response) => send(response, { errors: [{ message: '{"code":"ECONN","stack":["at x"]}' }] }),
      /it reports an error without a sentence \(33 characters\)/,
    ],
    [
      'a huge error',
      (_, response) =>
        send(response, { errors: [{ message: `Table lost.\n    at x (y.js:1)\n${'more '.repeat(5000)}` }] }),
      /it reports "Table lost\."/,
    ],
    [
      'a long sentence',
      (_, response) => send(response, { errors: [{ message: 'word '.repeat(5000) }] }),
      /it reports "(word ){20,40}word…"/,
    ],
    [
      'many errors',
      (_, response) =>
        send(response, { errors: Array.from({ length: 900 }, (_, n) => ({ message: `Fault ${n}.` })) }),
      /"Fault 0\.", "Fault 1\.", "Fault 2\." and 897 more/,
    ],
    [
      'a broken page',
      (_, response) =>
        send(response, `<html>${'x'.repeat(9000)}</html>`, 500, { 'content-type': 'text/html' }),
      /status 500 to query TournamentRevision.*: it refuses the query/,
    ],
  ]

  it.each(answers)(
    '%s: a short sentence with query and status, and nothing of the body',
    async (_, answer, why) => {
      service.answerWith(answer)
      const { message } = await failure(ask())
      expect(message).toMatch(why)
      expect(message).toMatch(/answered with status (200|500) to query TournamentRevision/)
      expect(message).not.toMatch(/<html|[{]"(data|code)|secret|more more|xxxx|\n/)
      expect(message.length).toBeLessThan(600)
    },
  )
})

describe('a query', () => {
  it('goes by GET, marked as the service wants it, past what a cache holds', async () => {
    expect(await ask()).toEqual(GOOD.data)
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]).toMatchObject({
      method: 'GET',
      query: 'TournamentRevision',
      variables: VARIABLES,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'cache-control': 'no-cache' },
    })
  })

  it('keeps the address of the service free of credentials in messages', async () => {
    const address = service.address.replace('//', '//me:secret@')
    const error = await failure(ask({ address }))
    expect(`${error.message}${JSON.stringify(error.exchange)}`).not.toContain('secret')
  })
})

describe('a fault that may pass', () => {
  it.each<[string, Answer]>([
    ['500', (_, response) => send(response, 'oops', 500)],
    ['503 with errors', (_, response) => send(response, { errors: [{ message: 'later' }] }, 503)],
    ['429', (_, response) => send(response, '', 429)],
    ['a reset connection', (_, response) => response.destroy()],
    [
      'an answer cut short',
      (_, response) => {
        response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
        response.write('{"data":')
        setTimeout(() => response.destroy(), 10)
      },
    ],
    [
      'gzip that is none',
      (_, response) => send(response, 'not packed at all', 200, { 'content-encoding': 'gzip' }),
    ],
    ['silence', () => {}],
    [
      'silence within the answer',
      (_, response) => {
        response.writeHead(200, JSON_TYPE)
        response.write('{"data":')
      },
    ],
  ])('%s is tried again, thrice in all', async (_, bad) => {
    service.answerWith(firstThen(bad, good))
    expect(await ask()).toEqual(GOOD.data)
    expect(service.asked).toHaveLength(2)

    service.answerWith(bad)
    const error = await failure(ask())
    expect(service.asked).toHaveLength(5)
    expect(error.exchange).toMatchObject({ query: 'TournamentRevision', tries: 3, variables: VARIABLES })
    expect(error.message).toContain('query TournamentRevision with {"cupId":"test-cup","tournamentId":"t1"}')
    expect(error.message).toContain(service.address)
    expect(error.message).toContain('3 tries')
    expect(error.message).toContain('Nothing was built')
  })

  it('names the status', async () => {
    service.answerWith((_, response) => send(response, '', 502))
    const error = await failure(ask())
    expect(error.exchange.status).toBe(502)
    expect(error.message).toContain('status 502')
    service.answerWith((_, response) => send(response, { errors: [{ message: 'no room' }] }, 503))
    expect((await failure(ask())).message).toContain('"no room"')
  })

  it('may be that nobody is there', async () => {
    await service.stop()
    const error = await failure(ask())
    expect(error.exchange).toMatchObject({ status: null, tries: 3 })
    expect(error.message).toMatch(/ECONNREFUSED.*RESULTS_URL/)
    service = await startFakeService(good)
  })

  it('may be a name nobody knows', async () => {
    const error = await failure(ask({ address: 'http://no-such-host.invalid/graphql', requestMs: 5000 }))
    expect(error.exchange.status).toBeNull()
  })

  it('may be bytes that are no HTTP', async () => {
    const noise = createServer((socket) => {
      socket.on('error', () => {})
      socket.end('hello\r\n', () => socket.destroy())
    })
    await new Promise<void>((resolve) => noise.listen(0, '127.0.0.1', resolve))
    const { port } = noise.address() as { port: number }
    const error = await failure(ask({ address: `http://127.0.0.1:${port}/graphql` }))
    expect(error.exchange.tries).toBe(3)
    await new Promise((resolve) => noise.close(resolve))
  })

  it('is answered within the limit of one request', async () => {
    service.answerWith(() => {})
    const error = await failure(ask({ requestMs: 100, tries: 2 }))
    expect(error.message).toContain('no answer within 0.1 s')
  })
})

describe('Retry-After', () => {
  it('is waited for', async () => {
    service.answerWith(firstThen((_, response) => send(response, '', 429, { 'retry-after': '1' }), good))
    const startedAt = performance.now()
    await ask()
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990)
  })

  it('may be a date', async () => {
    const at = new Date(Date.now() + 2000).toUTCString()
    service.answerWith(firstThen((_, response) => send(response, '', 503, { 'retry-after': at }), good))
    const startedAt = performance.now()
    await ask()
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(800)
  })

  it('ends the build where it is longer than a build waits', async () => {
    service.answerWith((_, response) => send(response, '', 429, { 'retry-after': '600' }))
    const error = await failure(ask())
    expect(service.asked).toHaveLength(1)
    expect(error.message).toContain('asks to wait 600 s')
  })

  it('that is nonsense is ignored', async () => {
    service.answerWith(firstThen((_, response) => send(response, '', 429, { 'retry-after': 'soon' }), good))
    expect(await ask()).toEqual(GOOD.data)
  })
})

describe('an answer that is none', () => {
  const html: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<h1>Welcome</h1>')
  }
  it.each<[string, Answer, RegExp]>([
    ['HTML', html, /text\/html, not JSON/],
    [
      'JSON by another name',
      (_, response) => send(response, GOOD, 200, { 'content-type': 'text/plain' }),
      /text\/plain/,
    ],
    [
      'no type at all',
      (_, response) => {
        response.writeHead(200)
        response.end('{}')
      },
      /no stated type/,
    ],
    ['garbage', (_, response) => send(response, '{"data": {"tourn'), /no GraphQL result/],
    ['nothing', (_, response) => send(response, ''), /no GraphQL result/],
    ['null', (_, response) => send(response, 'null'), /no GraphQL result/],
    ['a text', (_, response) => send(response, '"hello"'), /no GraphQL result/],
    ['a list', (_, response) => send(response, '[]'), /holds no data/],
    ['an empty object', (_, response) => send(response, '{}'), /holds no data/],
    ['data null', (_, response) => send(response, '{"data":null}'), /holds no data/],
    ['data of another kind', (_, response) => send(response, '{"data":[1]}'), /no GraphQL result/],
    [
      'errors of another kind',
      (_, response) => send(response, '{"data":{},"errors":7}'),
      /no GraphQL result/,
    ],
    ['401', (_, response) => send(response, '', 401), /without credentials/],
    ['403', (_, response) => send(response, '', 403), /without credentials/],
    ['404', (_, response) => send(response, '', 404), /status 404/],
    ['204', (_, response) => response.writeHead(204, JSON_TYPE).end(), /status 204|holds no data|no GraphQL/],
    [
      'data and errors',
      (_, response) => send(response, { ...GOOD, errors: [{ message: 'half' }] }),
      /reports "half"/,
    ],
    [
      'errors alone',
      (_, response) => send(response, { data: null, errors: [{ message: 'bad' }] }),
      /reports "bad"/,
    ],
    [
      'errors with 400',
      (_, response) => send(response, { errors: [{ message: 'ask better' }] }, 400),
      /"ask better"/,
    ],
    ['errors of null', (_, response) => send(response, { errors: [null] }), /results service/],
  ])('%s ends it at once', async (_, bad, message) => {
    service.answerWith(bad)
    const error = await failure(ask())
    expect(service.asked).toHaveLength(1)
    expect(error.message).toMatch(message)
    expect(error.message).toContain('TournamentRevision')
  })

  it('is one that is too long, however it is announced', async () => {
    const long = JSON.stringify({ data: { tournament: { id: 'x'.repeat(5000) } } })
    service.answerWith((_, response) => {
      response.writeHead(200, JSON_TYPE)
      for (const part of long.match(/.{1,500}/g) ?? []) response.write(part)
      response.end()
    })
    const error = await failure(ask({ mostBytes: 2000 }))
    expect(error.message).toContain('longer than 2000 bytes')
    expect(service.asked).toHaveLength(1)
    expect(await ask({ mostBytes: 6000 })).toBeTruthy()
  })

  it('is one nested deeper than any stack', async () => {
    const deep = `{"data":{"tournament":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    service.answerWith((_, response) => send(response, deep))
    await ask().catch((error: unknown) => expect(error).toBeInstanceOf(ResultsServiceError))
    service.answerWith((_, response) => send(response, deep.replace('{', '{"errors":[{"message":"x"}],')))
    expect(await failure(ask())).toBeInstanceOf(ResultsServiceError)
  })
})

describe('a batch', () => {
  it('ends a request under way', async () => {
    service.answerWith(() => {})
    const batch = new AbortController()
    setTimeout(() => batch.abort(new Error('the edition was not read within 120 s')), 50)
    const error = await failure(ask({ requestMs: 60_000 }, batch.signal))
    expect(error.message).toContain('the edition was not read within 120 s')
    expect(service.asked).toHaveLength(1)
  })

  it('ends a wait between tries', async () => {
    service.answerWith((_, response) => send(response, '', 429, { 'retry-after': '20' }))
    const batch = new AbortController()
    setTimeout(() => batch.abort(new Error('enough')), 100)
    const startedAt = performance.now()
    const error = await failure(ask({}, batch.signal))
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    expect(error.message).toContain('enough')
  })
})
