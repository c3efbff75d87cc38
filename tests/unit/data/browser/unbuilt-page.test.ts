import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchUnbuiltMatch, fetchUnbuiltName } from '../../../../src/data/browser/unbuilt-page.ts'
import { hidden } from '../../domain/builders.ts'
import { scheduleOf } from '../../domain/schedule/live-center-schedule.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<{ origin: string }> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(started.address() as AddressInfo).port}` }
}
const json = (data: unknown, status = 200) =>
  serve((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data)),
  )

const edition = { cupId: 'cup', tournamentId: 't26' }
const schedule = scheduleOf([hidden('A', 'B', 'scheduled')])
const match = {
  id: '99',
  divisionId: 'G1',
  divisionName: 'Group 1',
  divisionNameSv: 'Grupp 1',
  homeTeamId: 'A',
  homeTeamName: 'another name',
  awayTeamId: 'new',
  awayTeamName: 'Nya laget',
  locationName: 'Heden 7',
  fieldId: 'h7',
  zonedStartTime: '2026-07-09T10:00:00+02:00',
  isWalkover: false,
  isLive: true,
  isFinished: false,
  homeScore: 3,
  awayScore: 4,
}

describe('a match published after the build', () => {
  test('is read against what was built, and a team nobody knew by its name', async () => {
    const answer = await fetchUnbuiltMatch(edition, '99', schedule, await json({ data: { match } }))
    expect(answer).toMatchObject({
      ok: true,
      value: {
        page: {
          kind: 'match',
          division: { en: 'Group 1', sv: 'Grupp 1' },
          match: {
            kind: 'live',
            categoryId: 'B14',
            fieldId: 'h7',
            home: { teamId: 'A', name: 'Ørstavik IL' },
            away: { teamId: 'new', name: 'Nya laget' },
            score: { home: 3, away: 4 },
          },
        },
      },
    })
  })

  test('of a class that hides its results shows none', async () => {
    const [[id, own] = ['', undefined]] = schedule.categories
    if (!own) throw new Error('no class')
    const concealing = { ...schedule, categories: new Map([[id, { ...own, resultsHidden: true }]]) }
    const answer = await fetchUnbuiltMatch(edition, '99', concealing, await json({ data: { match } }))
    expect(answer).toMatchObject({ ok: true, value: { page: { match: { kind: 'hidden', phase: 'live' } } } })
    expect(JSON.stringify(answer)).not.toContain('score')
  })

  test('is shown without a schedule too', async () => {
    const answer = await fetchUnbuiltMatch(edition, '99', null, await json({ data: { match } }))
    expect(answer).toMatchObject({ ok: true, value: { page: { match: { home: { name: 'another name' } } } } })
  })

  test('that is not there is nothing', async () => {
    const answer = await fetchUnbuiltMatch(edition, '99', schedule, await json({ data: { match: null } }))
    expect(answer).toEqual({ ok: true, value: { page: null } })
  })
})

describe('any other page', () => {
  const tournament = {
    categories: [
      {
        id: 'B14',
        name: 'Boys 14',
        nameSv: 'Pojkar 14',
        teams: [{ id: 'T/1', name: 'Nya laget' }],
        divisions: [{ id: 'G9', name: 'Group 9', nameSv: 'Grupp 9' }],
      },
    ],
    arenas: [{ id: 'heden', name: 'Heden', fields: [{ id: 'h9', name: 'Heden 9' }] }],
    streams: [{ id: 's1', name: 'Heden 9 live' }],
  }
  test.each([
    ['team', '_54_2f1', null, 'Nya laget', 'B14'],
    ['category', '_4214', null, 'Pojkar 14', undefined],
    ['division', '_479', '_4214', 'Grupp 9', 'B14'],
    ['arena', 'heden', null, 'Heden', undefined],
    ['field', 'h9', 'heden', 'Heden 9', undefined],
    ['stream', 's1', null, 'Heden 9 live', undefined],
  ] as const)('a %s is found by its address', async (kind, id, within, name, category) => {
    const answer = await fetchUnbuiltName(edition, { kind, id, within }, await json({ data: { tournament } }))
    expect(answer).toMatchObject({ ok: true, value: { page: { kind, name: { sv: name } } } })
    const page = answer.ok ? answer.value.page : null
    if (page && 'category' in page) expect(page.category?.id).toBe(category)
  })

  test.each([
    ['team', 'nobody', null],
    ['division', '_479', 'elsewhere'],
    ['field', 'h9', 'elsewhere'],
  ] as const)('a %s that is not there is nothing', async (kind, id, within) => {
    const answer = await fetchUnbuiltName(edition, { kind, id, within }, await json({ data: { tournament } }))
    expect(answer).toEqual({ ok: true, value: { page: null } })
  })
})

describe('a service at fault', () => {
  test.each([
    ['null', null, 'malformed'],
    ['a list', [], 'malformed'],
    ['a text', 'x', 'malformed'],
    ['errors', { data: { match: null }, errors: [{ message: 'x' }] }, 'refused'],
  ])('%s is a fault', async (_, body, fault) => {
    expect(await fetchUnbuiltMatch(edition, '99', null, await json(body))).toMatchObject({ ok: false, fault })
  })

  test.each([
    ['no object', { data: { match: 'x' } }],
    ['an empty one', { data: { match: {} } }],
  ])('a match that is %s is nothing', async (_, body) => {
    expect(await fetchUnbuiltMatch(edition, '99', null, await json(body))).toEqual({
      ok: true,
      value: { page: null },
    })
  })

  test('503, silence and a closed connection are told apart', async () => {
    expect(await fetchUnbuiltMatch(edition, '99', null, await json({}, 503))).toMatchObject({
      ok: false,
      fault: 'refused',
    })
    server?.close()
    const silent = { ...(await serve(() => undefined)), timeoutMs: 80 }
    expect(await fetchUnbuiltMatch(edition, '99', null, silent)).toMatchObject({
      ok: false,
      fault: 'timeout',
    })
    server?.closeAllConnections()
    server?.close()
    const dead = await serve((request) => request.socket.destroy())
    expect(await fetchUnbuiltMatch(edition, '99', null, dead)).toMatchObject({
      ok: false,
      fault: 'unreachable',
    })
  })
})
