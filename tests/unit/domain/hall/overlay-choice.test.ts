import { describe, expect, test } from 'vitest'
import { overlayScene, readOverlayChoice } from '../../../../src/domain/hall/overlay-choice.ts'
import { smallCup } from '../small-cup.ts'

const cup = smallCup()
const AT_TEN = Date.parse('2026-07-07T10:10:00+02:00')
const scene = (query: string, at: number | null = AT_TEN) => overlayScene(readOverlayChoice(query), cup, at)

describe('the address of an overlay', () => {
  test('names a match by the segment of its page', () => {
    expect(scene('?match=_4d1')).toMatchObject({ kind: 'match', match: { id: 'M1' } })
  })

  test('names a field: what is on there, else what comes next', () => {
    expect(scene('?field=_461')).toMatchObject({ kind: 'match', match: { id: 'M2' } })
    expect(scene('?field=_462')).toMatchObject({ kind: 'match', match: { id: 'M3' } })
    expect(scene('?field=_462', AT_TEN + 24 * 60 * 60_000)).toMatchObject({
      kind: 'empty',
      field: { id: 'F2' },
    })
  })

  test.each([
    ['', 'unclear'],
    ['?match=', 'unclear'],
    ['?match=_4d1&field=_461', 'unclear'],
    ['?match=M1', 'no-match'],
    ['?match=999', 'no-match'],
    ['?field=%3Cb%3E', 'no-field'],
  ])('%s is told what is wrong with it: %s', (query, fault) => {
    expect(scene(query)).toEqual({ kind: 'fault', fault })
  })
})
