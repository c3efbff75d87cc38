import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from '../../../src/domain/tournament/report.ts'
import { live, scheduled, team } from '../domain/builders.ts'
import { FakeStorage } from './account/fake-browser.ts'

let storage: FakeStorage
const postReport = vi.fn()
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.doMock('../../../src/stores/desk-outbox.ts', () => ({ postReport }))
  postReport.mockClear()
})
afterEach(() => {
  vi.doUnmock('../../../src/stores/desk-outbox.ts')
  vi.unstubAllGlobals()
})

/** Loads the store as a newly opened desk does. */
async function load() {
  vi.resetModules()
  return import('../../../src/stores/desk.ts')
}

const before = scheduled(team('A'), team('B'), { id: 'm' })
const begun = live(team('A'), team('B'), { home: 0, away: 0 }, { id: 'm' })
const goal = live(team('A'), team('B'), { home: 1, away: 0 }, { id: 'm' })
const shown = (match: typeof before) => ({ cupId: 'cup', tournamentId: 't', match, seen: 4, title: 'A – B' })

test('the field and the choice about keys are there on the next day, and a field can be given up', async () => {
  const first = await load()
  first.chooseField('h7')
  first.setShortcuts(false)
  const second = await load()
  expect([second.$deskField.get(), second.$deskShortcuts.get()]).toEqual([null, true])
  second.recallDesk()
  expect([second.$deskField.get(), second.$deskShortcuts.get()]).toEqual(['h7', false])
  second.chooseField(null)
  second.setShortcuts(true)
  const third = await load()
  third.recallDesk()
  expect([third.$deskField.get(), third.$deskShortcuts.get()]).toEqual([null, true])
})

test('a report goes out with what was on the screen', async () => {
  const { report } = await load()
  report(shown(before), draftOf('start', {}), 1_000)
  expect(postReport.mock.calls).toMatchObject([
    [
      {
        kind: 'start',
        cupId: 'cup',
        tournamentId: 't',
        matchId: 'm',
        title: 'A – B',
        at: 1_000,
        seen: 4,
        standing: { kind: 'waiting' },
      },
    ],
  ])
})

test('reports are undone from the last one back, to what stood before each, and not further', async () => {
  const { report, undoLast, $undoable } = await load()
  report(shown(before), draftOf('start', {}), 1)
  report(shown(begun), draftOf('score', { score: { home: 1, away: 0 } }), 2)
  expect($undoable.get().get('m')).toEqual([before, begun])
  postReport.mockClear()
  undoLast(shown(goal), 3)
  undoLast(shown(begun), 4)
  undoLast(shown(before), 5)
  expect(postReport.mock.calls).toMatchObject([
    [{ kind: 'correction', state: 'live', score: { home: 0, away: 0 }, at: 3 }],
    [{ kind: 'correction', state: 'scheduled', at: 4 }],
  ])
  expect($undoable.get().get('m')).toEqual([])
})
