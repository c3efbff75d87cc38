import { expect, it } from 'vitest'
import { pushServiceOf } from '../../../../src/backend/alerts/push-service.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', 'fcm.googleapis.com'],
  ['https://FCM.googleapis.com./fcm/send/a:b', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', 'updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/x', 'push.apple.com'],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', 'notify.windows.com'],
])('%s is a maker’s', (endpoint, name) =>
  expect(pushServiceOf(endpoint)).toMatchObject({ name, isMakers: true }),
)

it.each([
  ['https://push.example.org/x', 'example.org'],
  ['https://a.b.c.example.org/x', 'example.org'],
  ['https://example.org./x', 'example.org'],
  ['https://xfcm.googleapis.com/x', 'googleapis.com'],
  ['https://fcm.googleapis.com.example.org/x', 'example.org'],
  ['https://push.apple.com.evil.example/x', 'evil.example'],
  ['https://notpush.apple.com/x', 'apple.com'],
  ['http://fcm.googleapis.com/x', 'googleapis.com'],
  ['https://fcm.googleapis.com:8443/x', 'googleapis.com:8443'],
  ['http://127.0.0.1:4000/x', '127.0.0.1:4000'],
  ['http://[::1]:4000/x', '[::1]:4000'],
  ['http://localhost:4000/x', 'localhost:4000'],
  ['not an address', ''],
])('%s is nobody’s in particular', (endpoint, name) =>
  expect(pushServiceOf(endpoint)).toMatchObject({ name, isMakers: false }),
)

it('rests by origin, though hosts of a domain share their places', () => {
  const [one, other] = ['https://a.example.org/x', 'https://b.example.org/x'].map(pushServiceOf)
  expect([one?.name, one?.origin, other?.origin]).toEqual([
    other?.name,
    'https://a.example.org',
    'https://b.example.org',
  ])
})
