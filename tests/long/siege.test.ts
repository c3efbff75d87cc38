import { expect, it } from 'vitest'
import { among, MINUTE, OWN_ADDRESS, Siege } from '../backend/identity/siege.ts'
import { describeOnBoth } from '../support/databases.ts'

const HOURS = 3

describeOnBoth(`${HOURS} hours of a stranger's tries, one a second`, (engine) => {
  it.each([
    { addresses: 200, guessesAnHour: 15 * 200 },
    { addresses: 1000, guessesAnHour: 3600 },
    { addresses: 5000, guessesAnHour: 300 },
  ])(
    'from $addresses addresses leave no five minutes in which none of the owner’s is weighed',
    async ({ addresses, guessesAnHour }) => {
      const siege = await Siege.of(engine)
      const { guesses, entered, longest, longestWait } = await siege.endure(among(addresses), HOURS)
      console.log({ engine, addresses, guesses, entered, longest, longestWait })
      expect([longest <= 5 * MINUTE, longestWait <= 300]).toEqual([true, true])
      expect(entered).toBeGreaterThanOrEqual(12 * HOURS)
      expect(guesses / HOURS).toBeLessThanOrEqual(guessesAnHour)
      await siege.service.dispose()
    },
  )

  // Nothing tells the two apart: for this, there is a link by mail (entry.test.ts).
  it('from the owner’s own address get some twenty guesses an hour', async () => {
    const siege = await Siege.of(engine)
    const { guesses, entered } = await siege.endure(() => OWN_ADDRESS, HOURS)
    console.log({ engine, addresses: 'own', guesses, entered })
    expect(guesses / HOURS).toBeLessThanOrEqual(25)
    await siege.service.dispose()
  })
})
