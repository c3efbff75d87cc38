import { beforeAll, expect, test } from 'vitest'
import DeskBoard from '../../../../src/components/desk/DeskBoard.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { deskStepsOf } from '../../../../src/domain/desk/desk-steps.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { swedish } from '../../../support/messages.ts'
import { matchOf } from '../../domain/desk/builders.ts'

beforeAll(() => void learnMessages('sv', swedish))

const nothing = () => {}
const boardOf = (match: Match) =>
  markup(DeskBoard, {
    match,
    belonging: 'B14',
    t: translator('sv'),
    steps: deskStepsOf(match),
    task: null,
    canUndo: false,
    onGoal: nothing,
    onStart: nothing,
    onHalfTime: nothing,
    onEnd: nothing,
    onUndo: nothing,
    onTask: nothing,
  })

test('the desk says that a match was called off, and has the button where it can be', () => {
  const button = /aria-disabled="(true|false)"[^>]*>Ställ in/
  expect(boardOf(matchOf({ kind: 'scheduled' })).match(button)?.[1]).toBe('false')
  const annulled = boardOf(matchOf({ kind: 'called-off', how: 'annulled', stood: { home: 8, away: 6 } }))
  expect(annulled.match(button)?.[1]).toBe('true')
  expect(annulled).toContain('<span class="badge">Annullerad</span>')
  expect(annulled).not.toMatch(/desk-goals num[^<]*>8/)
})
