import { createSocket } from 'node:dgram'
import { lookup, Resolver } from 'node:dns'
import { afterAll, it } from 'vitest'
import webPush from 'web-push'
import { PushPost } from '../../../src/backend/alerts/push-post.ts'
import { lookUpWith } from '../../../src/backend/network/public-address.ts'
import { startPushService } from './push-service.ts'
import { type Manner, startSilentService } from './silent-service.ts'

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.splice(0)) await end()
})

async function postTo(manner: Manner, scheme: 'http' | 'https' = 'http') {
  const [service, push] = [await startSilentService(manner), await startPushService()]
  const { keys } = push.subscribe('anna')
  const post = new PushPost({
    keys: webPush.generateVAPIDKeys(),
    subject: 'https://cup.example',
    allowLocal: true,
  })
  ends.push(
    () => post.close(),
    () => service.close(),
    () => push.close(),
  )
  const endpoint = `${scheme}://127.0.0.1:${service.port}/anna`
  const message = { ...keys, endpoint, payload: '{}', topic: 't', urgency: 'high', ttl: 60 } as const
  const answer = await post.post(message, new AbortController().signal)
  return { answer, service }
}
const SILENT = { kind: 'later', service: true, isSilent: true, wait: null, status: 'ETIMEDOUT' }

it.concurrent.for(['http', 'https'] as const)(
  'a service that says nothing over %s is given up',
  async (scheme, { expect }) => {
    const { answer, service } = await postTo('silent', scheme)
    expect(answer).toEqual(SILENT)
    await expect.poll(() => service.closed).toBe(1)
  },
)

it.concurrent('a service that never ends its answer has taken the message, and keeps no connection', async ({
  expect,
}) => {
  const { answer, service } = await postTo('trickle')
  expect(answer).toEqual({ kind: 'taken' })
  await expect.poll(() => service.closed).toBe(1)
})

it.concurrent('a service that answers late is waited for', async ({ expect }) => {
  expect((await postTo('late')).answer).toEqual({ kind: 'taken' })
})

it.concurrent('a service that wants to be left alone is not silent, and one that sends elsewhere is not followed', async ({
  expect,
}) => {
  const day = 86_400_000
  expect((await postTo('busy')).answer).toEqual({
    kind: 'later',
    service: true,
    isSilent: false,
    wait: day,
    status: 503,
  })
  const { answer, service } = await postTo('redirect')
  expect([answer, service.opened]).toEqual([{ kind: 'refused', status: 307 }, 1])
})

it.concurrent('names that no name server answers for hold up no other name', async ({ expect }) => {
  const silent = createSocket('udp4')
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${silent.address().port}`])
  ends.push(() => silent.close())
  const order: string[] = []
  const done = (name: string) =>
    new Promise<void>((resolve) => {
      const found = (error: unknown) => {
        order.push(`${name} ${(error as { code?: string } | null)?.code ?? 'found'}`)
        resolve()
      }
      if (name === 'localhost') lookup(name, found)
      else lookUpWith(resolver)(name, { all: true }, found)
    })
  const hostile = Array.from({ length: 64 }, (_, at) => done(`x${at}.evil.example`))
  await Promise.all([...hostile, done('localhost')])
  expect([order[0], order.length, new Set(order.slice(1).map((line) => line.split(' ')[1]))]).toEqual([
    'localhost found',
    65,
    new Set(['ETIMEOUT']),
  ])
})
