import { beforeAll, describe, expect, it } from 'vitest'
import DeskBoard from '../../../../src/components/desk/DeskBoard.tsx'
import { deciderOf, UNDECIDED } from '../../../../src/components/desk/DeskFields.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { finished } from '../../domain/builders.ts'

beforeAll(() => void learnMessages('en', english))

const PENALTIES = finished('X', 'Y', 9, 9, { decision: 'penalties', penalties: { home: 3, away: 4 } })
const LOTS = finished('X', 'Y', 9, 9, { decision: 'lots', winner: 'home' })
const REGULAR = finished('X', 'Y', 9, 7)

function board(match: Match): string {
  const press = () => undefined
  const html = markup(DeskBoard, {
    match,
    belonging: 'B14',
    t: translator('en'),
    steps: [],
    task: null,
    canUndo: false,
    onGoal: press,
    onStart: press,
    onHalfTime: press,
    onEnd: press,
    onUndo: press,
    onTask: press,
  })
  return html.replaceAll(/<[^>]*>/g, '')
}

describe('a match that was level after regular time, at the desk', () => {
  it('shows how it was decided and who won', () => {
    expect(board(PENALTIES)).toContain('Penalties 3–4 · Winner: Team Y')
    expect(board(LOTS)).toContain('Decided by lots · Winner: Team X')
    expect(board(REGULAR)).not.toContain('Winner')
  })

  it('begins a correction with what was reported, so that a new score does not lose it', () => {
    expect(deciderOf(PENALTIES)).toEqual({ by: 'penalties', winner: null, penalties: { home: 3, away: 4 } })
    expect(deciderOf(LOTS)).toMatchObject({ by: 'lots', winner: 'home' })
    expect(deciderOf(REGULAR)).toEqual(UNDECIDED)
  })
})
