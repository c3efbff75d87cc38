import { beforeAll, expect, test } from 'vitest'
import { boardFresh } from '../../../../src/components/hall/board-fresh.ts'
import { learnMessages, type Translate } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'

let t: Translate
beforeAll(() => {
  t = learnMessages('en', english)
})

const at = (time: string) => Date.parse(`2026-07-09T${time}:00+02:00`)
const [updatedAt, lostAt] = [at('14:10'), at('14:12')]

test.each([
  [{ freshness: 'fresh', updatedAt, lostAt: null }, 'Updated 14:10'],
  [{ freshness: 'offline', updatedAt, lostAt }, 'As of 14:10, no network since 14:12'],
  [{ freshness: 'away', updatedAt, lostAt }, 'As of 14:10, no answer since 14:12'],
  [{ freshness: 'waiting', updatedAt: null, lostAt: null }, 'Scores as last published.'],
  [{ freshness: 'offline', updatedAt: null, lostAt: null }, 'No network: scores as last published'],
  [{ freshness: 'away', updatedAt: null, lostAt: null }, 'No answer: scores as last published'],
  [{ freshness: 'offline', updatedAt: null, lostAt: null, savedAt: '14:10' }, 'As of 14:10, no network'],
  [{ freshness: 'away', updatedAt: null, lostAt: null, savedAt: '14:10' }, 'As of 14:10, no answer'],
  [{ freshness: 'waiting', updatedAt: null, lostAt: null, savedAt: '14:10' }, 'As of 14:10'],
  [{ freshness: 'fresh', updatedAt, lostAt: null, kept: '13:00' }, 'Updated 14:10'],
] as const)('a screen that knows %j says: %s', (state, sentence) => {
  expect(boardFresh(state, t)).toBe(sentence)
})
