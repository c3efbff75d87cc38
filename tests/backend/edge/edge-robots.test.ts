import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningEdge } from '../../../scripts/edge/run-edge.ts'
import { EdgePlace, nginx } from './edge-place.ts'
import { kept, ScriptedOrigin } from './scripted-origin.ts'

const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; SomeBot/2.1; +https://some.example/bot)' }
/** A phone whose maker's name ends as a robot's does. */
const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/120 Mobile',
}

describe.skipIf(nginx === null)('robots and pictures at the edge', () => {
  const origin = new ScriptedOrigin()
  const place = new EdgePlace()
  let edge: RunningEdge

  beforeAll(async () => {
    await origin.start()
    place.release('a', {
      'index.html': 'home',
      '404.html': 'nothing here',
      '2026/index.html': 'year',
      '2026/schedule.json': '{}',
    })
    edge = await place.run(origin.service)
    origin.answer = () => ({ headers: kept(60), body: '{"revision":1}' })
  })
  afterAll(async () => {
    await edge.stop()
    await origin.kill()
    place.remove()
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(edge.origin + path, { headers })
  const many = async (path: string, headers: Record<string, string>) => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => get(path, headers)))
    await Promise.all(answers.map((answer) => answer.text()))
    return answers
  }

  test('robots together have a small share of what is live, and are told when to come back', async () => {
    for (const path of ['/feed/cup/2026', '/2026/schedule.json', '/graphql?query=%7Bcups%7D']) {
      const refused = (await many(path, ROBOT)).filter(({ status }) => status === 429)
      expect(refused.length, path).toBeGreaterThan(60)
      expect(refused[0]?.headers.get('retry-after')).toBe('60')
      expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('people are not counted, and pages are for everybody', async () => {
    await many('/feed/cup/2026', ROBOT)
    for (const path of ['/feed/cup/2026', '/2026/schedule.json'])
      expect(new Set((await many(path, PHONE)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set((await many('/2026/', ROBOT)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a picture is drawn once for everybody, whatever the query, and carries nothing of who asks', async () => {
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60, s-maxage=10' }
    origin.answer = () => ({ headers, body: 'drawn' })
    origin.asked.length = 0
    for (const query of ['', '?v=1', '?v=2', '?other=1']) {
      const answer = await get(`/share/2026/match/m1.png${query}`, { cookie: 'device=1', ...ROBOT })
      expect([answer.status, await answer.text()]).toEqual([200, 'drawn'])
    }
    expect(origin.asked.map(({ url }) => url)).toEqual(['/share/2026/match/m1.png'])
    expect(origin.asked[0]?.headers.cookie).toBeUndefined()
    expect(origin.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect((await get('/share/2026/club/k1.png')).status).toBe(200)
    expect((await get('/share/2026/match/..%2fm1.png')).status).toBe(404)
    expect((await fetch(`${edge.origin}/share/2026/team/a.png`, { method: 'POST' })).status).toBe(405)
  })
})
