import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { keyOfRehearsal } from '../../../src/backend/http/rehearsal-key.ts'

const KEY = 'a-key-of-twenty-letters'

/** Returns the status, target and text of what a machine gets. */
const pages = () => {
  let from = ''
  const app = new Hono().use(keyOfRehearsal(KEY, () => from)).get('*', (context) => context.text('a page'))
  return async (address: string, path: string) => {
    from = address
    const answer = await app.request(`http://hall.example:4399${path}`)
    return [answer.status, answer.headers.get('location')]
  }
}

describe('the pages of a rehearsal', () => {
  it('are open on this machine', async () => {
    for (const own of ['127.0.0.1', '0:0:0:0::/64', ''])
      expect([own, await pages()(own, '/')]).toEqual([own, [200, null]])
  })

  it('are closed to every other machine without the key', async () => {
    const ask = pages()
    for (const other of ['192.168.1.27', '2001:db8:1:2::/64'])
      for (const path of ['/sv/', '/?rehearsal=another-key', '/?rehearsal=', '/feed/cup/t2027'])
        expect([other, path, await ask(other, path)]).toEqual([other, path, [401, null]])
  })

  it('open with the key, which the machine gives once', async () => {
    const ask = pages()
    expect(await ask('192.168.1.27', `/2027/?rehearsal=${KEY}&day=1`)).toEqual([303, '/2027/?day=1'])
    expect(await ask('192.168.1.27', '/feed/cup/t2027')).toEqual([200, null])
    expect(await ask('192.168.1.28', '/2027/')).toEqual([401, null])
  })
})
