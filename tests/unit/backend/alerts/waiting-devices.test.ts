import { describe, expect, it } from 'vitest'
import { PostPlaces } from '../../../../src/backend/alerts/post-places.ts'
import { pushServiceOf } from '../../../../src/backend/alerts/push-service.ts'
import { type WaitingDevice, WaitingDevices } from '../../../../src/backend/alerts/waiting-devices.ts'

let ids = 0
function device(host: string, more: Partial<WaitingDevice> = {}): WaitingDevice {
  ids += 1
  const service = pushServiceOf(`https://${host}/x`)
  return { id: ids, accountId: ids, service, isFresh: true, dueAt: '2026-07-09T12:00:00.000Z', ...more }
}
const none = () => false
const idsOf = (devices: readonly WaitingDevice[]) => devices.map(({ id }) => id)

describe('devices that wait', () => {
  it('go in order: what has not failed, the first of each account, what is due earlier', () => {
    const host = 'web.push.apple.com'
    const failed = device(host, { isFresh: false, dueAt: '2026-07-09T11:00:00.000Z' })
    const second = device(host, { accountId: 7, dueAt: '2026-07-09T11:30:00.000Z' })
    const first = device(host, { accountId: 7, dueAt: '2026-07-09T11:20:00.000Z' })
    const later = device(host, { dueAt: '2026-07-09T12:30:00.000Z' })
    const line = new WaitingDevices([failed, second, first, later])
    expect(idsOf(line.take(new PostPlaces(), none, 10))).toEqual(idsOf([first, later, second, failed]))
    expect(line.take(new PostPlaces(), none, 10)).toEqual([])
  })

  it('of a service without a free place hold up nobody behind them', () => {
    const [many, one] = [Array.from({ length: 1000 }, () => device('evil.example')), device('good.test')]
    const line = new WaitingDevices([...many, one])
    const places = new PostPlaces()
    expect(idsOf(line.take(places, none, 256))).toContain(one.id)
    expect(line.take(places, none, 256)).toEqual([])
  })

  it('of a service that rests stay, and are known', () => {
    const [resting, one] = [device('evil.example'), device('good.test')]
    const line = new WaitingDevices([resting, one])
    const isResting = (origin: string) => origin === 'https://evil.example'
    expect(line.take(new PostPlaces(), isResting, 10)).toEqual([one])
    expect([line.of(resting.service), line.of(one.service)]).toEqual([[resting.id], []])
    expect(line.take(new PostPlaces(), none, 10)).toEqual([resting])
  })

  it('get places by turns, service by service', () => {
    const devices = ['a.test', 'b.example'].flatMap((host) => Array.from({ length: 6 }, () => device(host)))
    const line = new WaitingDevices(devices)
    const hosts = [2, 2, 2, 2].map((most) => {
      const places = new PostPlaces()
      return line.take(places, none, most).map(({ service }) => service.name.slice(0, 1))
    })
    expect(hosts.flat().join('')).toBe('aabbaabb')
  })
})
