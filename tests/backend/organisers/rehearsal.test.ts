import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RehearsalThread } from '../../../src/backend/start-rehearsal-thread.ts'
import type { RehearsalState } from '../../../src/domain/rehearsal/rehearsal-summary.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { FINAL, GROUP, place, smallCup } from '../rehearsal/small-cup.ts'
import { DOCUMENTS, newKey, type OrganisedCup, startOrganisedCup, type Who } from './organised-cup.ts'

const WISH = { days: 'all', rest: 30, seed: 1 }
/** A final that names a group that there is not, and a team that plays twice at a time. */
const FAULTY = smallCup({
  group: GROUP.map((one) => (one.id === 'g3' ? { ...one, ...place('08:20', 'f6') } : one)),
  playoff: [{ ...FINAL, home: { placeholder: '1st in Group 7' } }],
})

/** The thread of a rehearsal comes after everything else on the machine. */
const PATIENT = { timeout: 240_000 }

describeOnBoth(
  'a rehearsal on the page',
  (engine) => {
    let cup: OrganisedCup
    beforeEach(async () => {
      cup = await startOrganisedCup(engine, FAULTY.editions[0])
    })
    afterEach(() => cup.dispose())

    const ask = async (who: Who, method: string, body?: unknown, place = 'test-cup/t2026') => {
      const response = await fetch(`${cup.origin}/organisers/${place}/rehearsal`, {
        method,
        headers: cup.headersOf(who),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const json = await response.json()
      return { status: response.status, json, state: json as RehearsalState }
    }
    const copies = () => existsSync(join(cup.dataDir, 'rehearsal'))
    const ended = () =>
      expect
        .poll(async () => (await ask('owner', 'GET')).state.running, { timeout: 200_000, interval: 100 })
        .toBeNull()

    it('is for owners, editors and the key of the operator; others get a sentence, and nothing begins', async () => {
      for (const who of ['scorer', 'visitor', 'nobody'] as const)
        for (const method of ['GET', 'POST', 'DELETE']) {
          const { status, json } = await ask(who, method, method === 'POST' ? WISH : undefined)
          expect([who, method, status]).toEqual([who, method, who === 'nobody' ? 401 : 403])
          expect(json).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) })
        }
      for (const who of ['operator', 'owner', 'editor'] as const) {
        const nothing = { running: null, failure: null, last: null, isOutdated: false }
        expect([who, await ask(who, 'GET')]).toMatchObject([who, { status: 200, state: nothing }])
        const begun = await ask(who, 'POST', WISH)
        expect([who, begun]).toMatchObject([who, { status: 200, state: { running: { wish: WISH } } }])
        expect([who, await ask(who, 'DELETE')]).toMatchObject([who, { status: 200, state: nothing }])
      }
    })

    it('tells what is missing and what clashed, until the edition changes, and changes nothing itself', async () => {
      const before = await cup.stored()
      await ask('editor', 'POST', { days: 'all', rest: 45 })
      await ended()
      const { state } = await ask('owner', 'GET')
      expect([state.failure, state.isOutdated, cup.faults]).toEqual([null, false, []])
      expect(state.last).toMatchObject({
        year: 2026,
        wish: { days: 'all', rest: 45, seed: 1 },
        isPublic: true,
        missing: [{ match: { id: 'final' }, label: '1st in Group 7', why: 'no-source' }],
        withoutLink: [],
      })
      const twice = state.last?.planned.find(({ kind }) => kind === 'team-twice')
      expect(twice?.matches.map(({ id }) => id)).toEqual(['g1', 'g3'])
      expect(state.last?.teams.a).toBe('IK A')
      expect(state.last?.reports).toBeGreaterThan(20)
      expect([await cup.stored(), copies()]).toEqual([before, false])

      const change = {
        key: newKey(),
        set: { part: 'announcements', value: JSON.stringify([{ text: 'Rain' }]) },
      }
      await cup.ask('owner', DOCUMENTS.CHANGE, { change })
      expect((await ask('owner', 'GET')).state).toMatchObject({ isOutdated: true, last: { year: 2026 } })
      expect((await ask('owner', 'GET', undefined, 'test-cup/t2025')).state.last).toBeNull()
    })

    it('runs once at a time, and ends at once where it is cancelled; what was found before stays', async () => {
      await ask('owner', 'POST', WISH)
      const { status, json } = await ask('editor', 'POST', WISH)
      expect([status, json]).toEqual([409, { message: 'A rehearsal runs already.' }])
      await ended()
      const { last } = (await ask('owner', 'GET')).state
      await ask('owner', 'POST', { ...WISH, seed: 2 })
      await expect.poll(copies).toBe(true)
      expect((await ask('editor', 'DELETE')).state).toMatchObject({ running: null, failure: null, last })
      expect([copies(), cup.faults]).toEqual([false, []])
      expect((await ask('owner', 'POST', WISH)).status).toBe(200)
      await ended()
    })

    it('says that no match is on its day, and refuses what is no wish, no edition and another cup', async () => {
      await ask('owner', 'POST', { ...WISH, days: '2026-07-09' })
      await ended()
      expect((await ask('owner', 'GET')).state).toMatchObject({ failure: 'no-match', last: null })
      for (const wish of [{}, { ...WISH, days: 'first' }, { ...WISH, rest: -1 }, { ...WISH, more: 1 }, null])
        expect([wish, (await ask('owner', 'POST', wish)).status]).toEqual([wish, 422])
      expect((await ask('owner', 'POST', WISH, 'test-cup/t26')).status).toBe(404)
      expect((await ask('owner', 'POST', WISH, 'other-cup/t2026')).status).toBe(404)
      expect((await ask('owner', 'GET')).state.running).toBeNull()
    })

    it('ends for itself where it needs more memory than it may have, and leaves no copy', async () => {
      const { dataDir, target } = cup
      const faults: unknown[] = []
      const small = new RehearsalThread({ database: target, dataDir }, (fault) => faults.push(fault), 12)
      expect(small.start({ cupId: 'test-cup', year: 2026, wish: WISH, revision: '', at: 0 })).toBe(true)
      await expect.poll(() => small.stateOf(2026).running, { timeout: 200_000 }).toBeNull()
      expect([small.stateOf(2026).failure, copies()]).toEqual(['memory', false])
      expect(faults).toHaveLength(1)
      await small.stop()
    })
  },
  PATIENT,
)
