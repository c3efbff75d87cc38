import { expect, it } from 'vitest'
import { bundlesFor, type Due } from '../../../../src/backend/alerts/alert-bundle.ts'
import type { AlertNews } from '../../../../src/domain/alerts/alert.ts'

const NOW = Date.parse('2026-07-07T10:00:00+02:00')
const HOUR = 60 * 60_000
const device = {
  id: 1,
  locale: 'en',
  settings: '{}',
  endpoint: 'https://push.example/1',
  p256dh: '',
  auth: '',
} as unknown as Parameters<typeof bundlesFor>[0]

const place = (hours: number) => ({ at: NOW + hours * HOUR, field: 'Heden 1' })
const due = (number: number, news: AlertNews): Due => ({
  key: String(number),
  tries: 0,
  expiresAt: NOW + 12 * HOUR,
  alert: {
    key: String(number),
    until: NOW + 12 * HOUR,
    news,
    match: { year: 2026, id: `m${number}`, home: `Home ${number}`, away: 'Away', teamIds: ['a'] },
  },
})
const moved = (number: number) =>
  due(number, {
    kind: 'moved',
    from: place(number),
    to: place(number + 1),
    reason: { en: 'Thunder', sv: 'Åska' },
  })
const off = (number: number) =>
  due(number, { kind: 'off', how: 'cancelled', reason: null, from: place(number) })
const payloads = (all: readonly Due[]) =>
  bundlesFor(device, all, NOW, NOW).map(({ message }) => JSON.parse(message.payload))

it.each([2, 3, 10])('tells a device of %i matches that one delay moved in one message', (count) => {
  const told = payloads(Array.from({ length: count }, (_, number) => moved(number + 1)))
  expect(told).toHaveLength(1)
  expect(told[0].title).toBe(`${count} matches moved`)
  expect(told[0].body).toContain('Thunder')
})

it('tells of a lone move by its match, and of matches called off in a message of their own', () => {
  expect(payloads([moved(1)])[0].url).toBe('/2026/matches/m1/')
  expect(payloads([moved(1), off(2), off(3)])).toHaveLength(2)
})
