import { describe, expect, it } from 'vitest'
import { parseAlertSettings, USUAL_ALERTS } from '../../../../src/domain/alerts/alert-settings.ts'
import { quietUntil } from '../../../../src/domain/alerts/quiet-hours.ts'
import { parseInstant } from '../../../../src/domain/time/stockholm.ts'

const at = (text: string) => parseInstant(text) ?? Number.NaN
const NIGHT = { from: '22:00', to: '07:00' }

describe('quiet hours', () => {
  it.each([
    ['2026-07-07T21:59', null],
    ['2026-07-07T22:00', '2026-07-08T07:00'],
    ['2026-07-08T06:59', '2026-07-08T07:00'],
    ['2026-07-08T07:00', null],
    // Clocks go forward, and back.
    ['2026-03-28T23:00', '2026-03-29T07:00'],
    ['2026-10-24T23:00', '2026-10-25T07:00'],
  ])('at %s they last until %s', (now, end) =>
    expect(quietUntil(at(now), NIGHT)).toBe(end === null ? null : at(end)),
  )
  it('need not go over midnight', () => {
    expect(quietUntil(at('2026-07-07T13:00'), { from: '12:00', to: '14:00' })).toBe(at('2026-07-07T14:00'))
    expect(quietUntil(at('2026-07-07T11:00'), { from: '12:00', to: '14:00' })).toBeNull()
  })
  it('end an hour that comes or goes with the clocks', () => {
    const second = at('2026-10-25T02:15+01:00')
    expect(quietUntil(second, { from: '22:00', to: '02:30' })).toBe(at('2026-10-25T02:30+01:00'))
    expect(quietUntil(at('2026-03-29T01:30'), { from: '22:00', to: '02:30' })).toBe(at('2026-03-29T03:30'))
  })
  it('of no length are none', () => {
    expect(quietUntil(at('2026-07-07T07:00'), { from: '07:00', to: '07:00' })).toBeNull()
    expect(quietUntil(at('2026-07-07T23:00'), null)).toBeNull()
  })
})

describe('settings from outside', () => {
  it('are taken whole or not at all', () => {
    expect(parseAlertSettings(JSON.parse(JSON.stringify(USUAL_ALERTS)))).toEqual(USUAL_ALERTS)
    expect(parseAlertSettings({ ...USUAL_ALERTS, quiet: null, extra: 1 })).toEqual({
      ...USUAL_ALERTS,
      quiet: null,
    })
    for (const wrong of [
      null,
      [],
      {},
      { ...USUAL_ALERTS, kinds: ['goal'] },
      { ...USUAL_ALERTS, lead: '1m' },
      { ...USUAL_ALERTS, quiet: { from: '24:00', to: '07:00' } },
      { ...USUAL_ALERTS, quiet: undefined },
      { ...USUAL_ALERTS, muted: Array.from({ length: 501 }, String) },
      { ...USUAL_ALERTS, muted: [7] },
      { ...USUAL_ALERTS, withoutResult: 'yes' },
    ])
      expect(parseAlertSettings(wrong)).toBeNull()
  })
})
