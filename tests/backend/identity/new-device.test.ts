import { afterEach, expect, it } from 'vitest'
import { Throttle } from '../../../src/backend/identity/base/throttle.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { PASSWORD } from './identity-server.ts'
import { among, MINUTE, OWN_ADDRESS, Siege } from './siege.ts'

const WRONG = 'wrong wrong wrong'
/** Twenty minutes of the cup, 1 220 tries of which each is stored. */
const HOURS = 1 / 3
const TEST_MS = 180_000

describeOnBoth('the owner on a new device', (engine) => {
  let siege: Siege
  afterEach(() => siege.service.dispose())

  it(
    'has a try weighed within every five minutes, though a stranger tries once a second from 200 addresses',
    async () => {
      siege = await Siege.of(engine)
      const { guesses, entered, longest, longestWait } = await siege.endure(among(200), HOURS)
      expect([longest <= 5 * MINUTE, longestWait <= 300, entered >= 4]).toEqual([true, true, true])
      // Fifteen an hour from each address, as the doc comment of Throttle says.
      expect(guesses).toBeLessThanOrEqual(HOURS * 15 * 200)
    },
    TEST_MS,
  )

  it('waits as long as the refusal says, and is weighed then; others from that address have to wait', async () => {
    siege = await Siege.of(engine)
    for (const email of ['anna@x.example', 'nobody@x.example']) {
      const burst = Array.from({ length: 300 }, (_, at) => siege.signIn(WRONG, among(300)(at), email))
      const guesses = (await Promise.all(burst)).filter(({ status }) => status === 422)
      expect(guesses.length).toBeLessThanOrEqual(12)
    }
    // Others keep the account at rest.
    const row = { points: 30, expire: siege.now + 24 * 60 * MINUTE }
    await siege.service.db.updateTable('attempt').set(row).where('key', 'like', 'account:%').execute()
    // The wait begins for whoever finds the account at rest only when the password is about to be weighed, too.
    const throttle = new Throttle(siege.service.db, () => siege.now)
    const late = { email: 'anna@x.example', address: '192.0.2.1' }
    await expect(throttle.beforeProof(late)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 240 })
    for (const email of ['anna@x.example', 'nobody@x.example']) {
      const first = await siege.signIn(WRONG, OWN_ADDRESS, email)
      expect([email, first]).toEqual([email, { status: 429, wait: 240 }])
      siege.now += 239_999
      expect(await siege.signIn(WRONG, OWN_ADDRESS, email)).toEqual({ status: 429, wait: 1 })
      siege.now += 1
      const burst = await Promise.all(
        Array.from({ length: 4 }, () => siege.signIn(WRONG, OWN_ADDRESS, email)),
      )
      expect(burst.map(({ status }) => status).toSorted()).toEqual([422, 429, 429, 429])
      siege.now -= 240_000
    }
    siege.now += 480_000
    expect((await siege.signIn(PASSWORD, OWN_ADDRESS)).status).toBe(200)
  })
})
